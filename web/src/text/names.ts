// Names of deeds and spaces in the language in use, whole, short, and broken for the board.

import { settings } from '../settings/settings.svelte';

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
const AFTER =
  /^(?<proper>.+) (?<generic>Avenue|Place|Railroad|Gardens|Company|Works|Line|Chest|Tax|Conference)$/;
const BEFORE =
  /^(?<generic>(?:Avenue|Rue|Boulevard|Place|Faubourg|Gare|Chemin de fer|Compagnie|Caisse|Jardins|Impôts?|Taxe|Conférence|Station|Droits)(?: de la| de l[’']| des| du| de| d[’'])?) ?(?<proper>(?<= |[’']).+)$/;

/** Generic parts without which nobody would know the place: "Short Line", "Water Works". */
const NEEDED = /^(Line|Company|Works|Compagnie.*|Station.*)$/;

const SPARED =
  /^(Avenue|Rue|Boulevard|Place|Faubourg|Gare|Chemin de fer|Jardins|Railroad|Gardens|Chest|Tax|Conference|Conférence)\b/;

/** Letters of a proper name that stand on one line of the board, and on one of a very long name. */
const LONGEST_LINE = 13;
const LONGEST_OF_MANY = 17;
const MANY = 3;
const SHORT_LINE = 10;

interface Parts {
  proper: string;
  generic: string;
  before: boolean;
}

function divide(names: Names): Parts {
  const name = local(names);
  const after = AFTER.exec(name)?.groups;
  const before = after ? undefined : BEFORE.exec(name)?.groups;
  const found = after ?? before;
  return {
    proper: found?.['proper'] ?? name,
    generic: found?.['generic'] ?? '',
    before: before !== undefined,
  };
}

/** Fill lines with words, as many as have room. */
function fill(text: string, longest: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= longest)
      return [...lines.slice(0, -1), `${line} ${word}`];
    return [...lines, word];
  }, []);
}

/** The lines of a name on the board, the generic part before or after as the language asks. */
export function boardLines(names: Names, longest = LONGEST_LINE): NameLine[] {
  const { proper, generic, before } = divide(names);
  const short = fill(proper, longest);
  const lines = (short.length > MANY ? fill(proper, LONGEST_OF_MANY) : short).map((text) => ({
    text,
    generic: false,
  }));
  if (!generic) return lines;
  const line = { text: generic, generic: true };
  return before ? [line, ...lines] : [...lines, line];
}

/** The proper part alone, for chips, slips and lists: "Kentucky", "B. & O.". */
export function short(names: Names): string {
  const { proper, generic } = divide(names);
  return NEEDED.test(generic) ? local(names) : proper;
}

/** The lines of a name on a small board: what kind of street it is can be spared. */
export function shortLines(names: Names): NameLine[] {
  const { proper, generic } = divide(names);
  if (!SPARED.test(generic)) return boardLines(names, SHORT_LINE);
  return fill(proper, SHORT_LINE).map((text) => ({ text, generic: false }));
}

/** The generic part that the short name leaves out, or nothing. */
export function generic(names: Names): string {
  const found = divide(names).generic;
  return NEEDED.test(found) ? '' : found;
}
