// Names of deeds and spaces in the language in use, whole, short, and broken for the board.

import { settings, type Language } from '../state/settings.svelte';

/** A name by language. */
export type Names = Record<string, string>;

/** The name in the language in use, or the first there is. */
export const local = (names: Names): string => names[settings.language] ?? Object.values(names)[0] ?? '';

/** A line of a name on the board: the generic part ("Avenue") is set lighter than the proper one. */
export interface NameLine {
  text: string;
  generic: boolean;
}

/** English says what kind of place it is at the end, French at the beginning. */
const GENERIC: Record<Language, RegExp> = {
  en: /^(?<proper>.+) (?<generic>Avenue|Place|Railroad|Gardens|Company|Works|Line|Chest|Tax)$/,
  fr: /^(?<generic>Avenue (?:de la |des |de l’)?|Place (?:du )?|Chemin de fer |Compagnie |Caisse |Jardins |Impôt |Taxe )(?<proper>.+)$/,
};

/** Proper names longer than this are broken at their first space. */
const LONGEST_LINE = 13;

function broken(proper: string): NameLine[] {
  const space = proper.length > LONGEST_LINE ? proper.indexOf(' ') : -1;
  const parts = space < 0 ? [proper] : [proper.slice(0, space), proper.slice(space + 1)];
  return parts.map((text) => ({ text, generic: false }));
}

interface Parts {
  proper: string;
  generic: string;
}

function divide(names: Names): Parts {
  const name = local(names);
  const found = GENERIC[settings.language].exec(name)?.groups;
  return { proper: found?.['proper'] ?? name, generic: found?.['generic']?.trim() ?? '' };
}

/** The lines of a name on the board, the generic part before or after as the language asks. */
export function boardLines(names: Names): NameLine[] {
  const { proper, generic } = divide(names);
  const lines = broken(proper);
  if (!generic) return lines;
  const line = { text: generic, generic: true };
  return settings.language === 'fr' ? [line, ...lines] : [...lines, line];
}

/** Generic parts without which nobody would know the place: "Short Line", "Water Works". */
const NEEDED = /^(Line|Company|Works|Compagnie)$/;

/** The proper part alone, for chips, slips and lists: "Kentucky", "B. & O.". */
export function short(names: Names): string {
  const { proper, generic } = divide(names);
  return NEEDED.test(generic) ? local(names) : proper;
}

/** The generic part alone, or nothing. */
export const generic = (names: Names): string => divide(names).generic;
