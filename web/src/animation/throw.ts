// A throw of dice: what is thrown, by whom, and when each die knocks and lies. Milliseconds at the table's pace.

import type { DieView } from '../protocol';

/** The kinds of die: ivory, the red one of the Speed Die, or one of eight sides. */
export type Sort = DieView['sort'];

export interface ThrownDie {
  sort: Sort;
  /** It is known before the throw begins, which ends on it. */
  face: number;
}

export interface Throw {
  seat: string;
  dice: ThrownDie[];
  /** A person at this screen throws. */
  mine: boolean;
  /** When it began by the clock of the page, and how much longer than at the table's pace it takes; 0: the dice lie there at once. */
  began: number;
  factor: number;
}

/** A die first knocks on the table, and then lies still. */
export const KNOCK = 380;
export const LIES = 620;
/** The second die comes later, and the red one later again; that of eight sides rolls further than a cube. */
const LATER = 60;
const RED_LATER = 120;
const EIGHT_LATER = 160;
/** They are looked at, and go. */
export const REST = 400;
export const LEAVE = 240;
/** A throw of others takes less. */
export const OTHERS = 0.6;

/** How much later than the first of ordinary dice a die knocks and lies. */
export const delayOf = (dice: readonly ThrownDie[], k: number): number => k * LATER + { white: 0, red: RED_LATER - LATER, eight: EIGHT_LATER }[dice[k]!.sort];

/** When all of them lie. */
export const allLie = (dice: readonly ThrownDie[]): number => Math.max(...dice.map((_, k) => LIES + delayOf(dice, k)));

/** The third die of a roll that moves or sets a price is red; three of a kind are thrown for Roll Three. */
export const thrownDice = (faces: readonly number[], white = false): ThrownDie[] =>
  faces.map((face, k) => ({ sort: k === 2 && !white ? 'red' : 'white', face }));
