// Made by `python -m passgo.analysis.typescript`; not edited by hand.

import type { Language } from '../protocol';

/** A mean, and how far to either side the interval reaches that holds the true one in 95 cases of 100. */
export interface Estimate {
  mean: number;
  reach: number;
}

/** What made a seat's chance at the beginning its chance at the end. The three parts add up. */
export interface SeatReview {
  seat: string;
  name: string;
  at_first: number;
  at_last: number;
  /** Dice, cards and all else that was nobody's choice. */
  luck: Estimate;
  /** Own moves: an answer compared with the bot's, a free move compared with none. */
  choices: Estimate;
  /** The moves of the others. */
  others: Estimate;
}

/** The game after a move; the first is the beginning. */
export interface AfterMove {
  /** So many moves were made. */
  n: number;
  turn: number;
  /** The last of them, in the notation. */
  text: string;
  /** Who made it; empty for chance and the table. */
  seat: string;
  /** To win, by seat. */
  chances: Estimate[];
}

/** A move to which there was an alternative. */
export interface Decision {
  /** It was move number `n` of the game. */
  n: number;
  turn: number;
  seat: string;
  made: string;
  /** What would have been better, in the notation … */
  better: string;
  /** … and by how much of a chance to win. */
  cost: Estimate;
}

/** A deal that was struck, and what it was worth to each side beside a refusal. */
export interface Trade {
  n: number;
  turn: number;
  text: string;
  offered_by: string;
  accepted_by: string;
  to_offerer: Estimate;
  to_accepter: Estimate;
}

/** A turn that changed much. */
export interface Swing {
  turn: number;
  /** The moves made before it … */
  first: number;
  /** … and after it. */
  n: number;
  /** Whose chance changed most. */
  seat: string;
  change: Estimate;
}

/** What can be said of a game. */
export interface Review {
  edition: string;
  /** Who plays on in the roll-outs. */
  bot: string;
  /** How long they are. */
  turns: number;
  /** How many begin at each move. */
  futures: number;
  seed: number;
  seats: SeatReview[];
  moments: AfterMove[];
  decisions: Decision[];
  trades: Trade[];
  turning_points: Swing[];
}

/** How well a game was played, from every side. */
export interface ReviewReport {
  about: "review";
  language: Language;
  /** Of the edition, by language. */
  title: Record<string, string>;
  review: Review;
  /** What repeats it. */
  command: string;
}
