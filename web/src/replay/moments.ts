// The moments of a game: where somebody decides, where turns and rounds begin, and the way from one to another.

import type { Entry, TurnStart } from '../protocol';

/** The moments at which chance has nothing left to do: the beginning, each decision, the end. */
export const decisionsOf = (entries: Entry[]): number[] =>
  [...entries.flatMap((entry, n) => (entry.by_table ? [] : [n])), entries.length];

/** The last of these moments that is not behind `at`; −1 for none. They stand in order. */
export function lastUpTo(moments: number[], at: number): number {
  let from = 0;
  let to = moments.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (moments[middle]! <= at) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The moment after this one, or the last. */
export const after = (moments: number[], at: number): number =>
  moments[lastUpTo(moments, at) + 1] ?? moments.at(-1) ?? 0;

/** The moment ahead of this one, or the first. */
export const before = (moments: number[], at: number): number => moments[lastUpTo(moments, at - 1)] ?? 0;

/** A mark on the scale of a game: where a round begins, and its number where there is room for it. */
interface Tick {
  n: number;
  label: string;
}

/** The marks that can be told apart on a scale, and the numbers that fit next to each other. */
const MOST_TICKS = 60;
const MOST_LABELS = 6;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const stepFor = (count: number, most: number): number => STEPS.find((step) => count / step <= most) ?? 1000;

/** The rounds of a game as marks. */
export function ticksOf(turns: TurnStart[]): Tick[] {
  const rounds = turns.filter((turn, k) => turn.round !== turns[k - 1]?.round);
  const marked = stepFor(rounds.length, MOST_TICKS);
  const labelled = Math.max(marked, stepFor(rounds.length, MOST_LABELS));
  return rounds
    .filter(({ round }) => round === 1 || round % marked === 0)
    .map(({ n, round }) => ({ n, label: round % labelled === 0 ? String(round) : '' }));
}
