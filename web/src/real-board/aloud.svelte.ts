// The lines for the table, read aloud by the device itself, and the screen that stays awake.

import { keeper, settings } from '../settings/settings.svelte';
import { pieces } from '../text/strong';

const kept = keeper();
const KEY = 'passgo-aloud';

class Aloud {
  on = $state(kept.getItem(KEY) === 'on');
  /** Whether this device can speak at all. */
  readonly possible = 'speechSynthesis' in window;
  #read = '';

  turn(on: boolean): void {
    this.on = on;
    kept.setItem(KEY, on ? 'on' : 'off');
    if (!on && this.possible) speechSynthesis.cancel();
  }

  /** Speak these lines, once. */
  read(lines: string[]): void {
    const words = lines.map((line) => pieces(line).map(({ text }) => text).join('')).join(' ');
    if (words === this.#read) return;
    this.#read = words;
    if (!this.on || !this.possible || !words) return;
    speechSynthesis.cancel();
    const speech = new SpeechSynthesisUtterance(words);
    speech.lang = settings.language;
    speechSynthesis.speak(speech);
  }
}

export const aloud = new Aloud();

/** Keep the screen awake while this holds; a browser that cannot lets it sleep. Gives the way to end it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (ended || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      lock = null; // the battery is low, or the device does not want to
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
