// How long the games of a book last, by the number of players, as they were measured.

import { minutesOf } from '../shelf/length';
import type { EditionBrief } from '../protocol';

interface LengthRow {
  players: number;
  rounds: number;
  short: number;
  long: number;
  /** Of the middle game, at half a minute a turn. */
  minutes: number;
}

export const lengthRows = ({ lengths }: Pick<EditionBrief, 'lengths'>): LengthRow[] =>
  Object.entries(lengths?.players ?? {})
    .map(([count, { short, middle, long }]) => ({ players: Number(count), rounds: middle, short, long, minutes: minutesOf(middle, Number(count), 0) }))
    .toSorted((a, b) => a.players - b.players);

/** The edition that a book is held against: a variant against its whole game, a book against another one. */
export function otherOf(edition: EditionBrief, editions: EditionBrief[]): string {
  if (edition.own?.base) return edition.own.base.id;
  if (edition.base !== edition.id) return edition.base;
  const books = editions.filter(({ variant }) => variant === '');
  return books.find(({ first, id }) => first && id !== edition.id)?.id ?? books.find(({ id }) => id !== edition.id)?.id ?? '';
}
