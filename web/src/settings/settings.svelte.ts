// The settings of a person in this browser: language, theme, names of the board, pace.

import type { Language } from '../protocol';

type Theme = 'light' | 'dark';
export type Pace = 'slow' | 'table' | 'quick' | 'once';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];
export const PACES: readonly Pace[] = ['slow', 'table', 'quick', 'once'];

/** The storage of the browser; it keeps nothing if the page may keep nothing, as a report inside another page. */
export function keeper(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}

const kept = keeper();
const night = matchMedia('(prefers-color-scheme: dark)');

function stored<T extends string>(key: string, allowed: readonly T[]): T | null {
  const value = kept.getItem(`passgo-${key}`);
  return allowed.find((one) => one === value) ?? null;
}

class Settings {
  language = $state<Language>(
    stored('language', LANGUAGES) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en'),
  );
  /** Id of the set of names that boards are shown with; empty: as printed. */
  names = $state(kept.getItem('passgo-names') ?? '');
  /** How fast that goes which one only looks at. */
  pace = $state<Pace>(stored('pace', PACES) ?? 'table');
  /** The outlook is shown before a roll. */
  odds = $state(kept.getItem('passgo-odds') !== 'off');
  #chosen = $state<Theme | null>(stored('theme', ['light', 'dark']));
  #night = $state(night.matches);
  theme = $derived<Theme>(this.#chosen ?? (this.#night ? 'dark' : 'light'));

  constructor() {
    night.addEventListener('change', (change) => (this.#night = change.matches));
  }

  setLanguage(language: Language): void {
    this.language = language;
    kept.setItem('passgo-language', language);
  }

  setNames(names: string): void {
    this.names = names;
    kept.setItem('passgo-names', names);
  }

  setSpeed(pace: Pace): void {
    this.pace = pace;
    kept.setItem('passgo-pace', pace);
  }

  setShowOdds(odds: boolean): void {
    this.odds = odds;
    kept.setItem('passgo-odds', odds ? 'on' : 'off');
  }

  setTheme(theme: Theme): void {
    this.#chosen = theme;
    kept.setItem('passgo-theme', theme);
  }
}

export const settings = new Settings();
