// Names of deeds and spaces in the language in use, whole, short, and broken for the board.

import { settings } from '../settings/settings.svelte';

/** A name by language. */
export type Names = Record<string, string>;

/** The name in the language in use, or the first there is. */
export const local = (names: Names): string => names[settings.language] ?? Object.values(names)[0] ?? '';

/** A place of the board, or its deed. */
interface Place {
  name: Names;
  short: Names;
}

/** A line of a name on the board: the generic part ("Avenue") is set lighter than the proper one. */
export interface NameLine {
  text: string;
  generic: boolean;
}

/** Letters of a proper name that stand on one line of the board, and on one of a very long name. */
const LONGEST_LINE = 13;
const LONGEST_OF_MANY = 17;
const MANY = 3;
const SHORT_LINE = 10;

/** The part of a name that lists, chips and slips show: "Kentucky", "B. & O.". */
export const short = (place: Place): string => local(place.short);

/** The part that the short name leaves out, if it comes before it or after it: nothing is left of a name that has lost some of its middle. */
export function generic(place: Place): string {
  const [name, proper] = [local(place.name), short(place)];
  if (name.endsWith(proper)) return name.slice(0, -proper.length).trim();
  return name.startsWith(proper) ? name.slice(proper.length).trim() : '';
}

/** The letters of the longest word of a name: it sets the size in which the name has room. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/** Fill lines with words, as many as have room. */
function fill(text: string, longest: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= longest)
      return [...lines.slice(0, -1), `${line} ${word}`];
    return [...lines, word];
  }, []);
}

/** The lines of a short name on the board. */
export function shortLines(place: Place, longest = SHORT_LINE): NameLine[] {
  const lines = fill(short(place), longest);
  const fewer = lines.length > MANY ? fill(short(place), LONGEST_OF_MANY) : lines;
  return fewer.map((text) => ({ text, generic: false }));
}

/** The lines of a name on the board, the generic part before or after as the language asks. */
export function boardLines(place: Place, longest = LONGEST_LINE): NameLine[] {
  const line = { text: generic(place), generic: true };
  const lines = shortLines(place, longest);
  if (!line.text) return lines;
  return local(place.name).endsWith(short(place)) ? [line, ...lines] : [...lines, line];
}
