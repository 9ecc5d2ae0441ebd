// Made by `python -m passgo.analysis.typescript`; not edited by hand.

import type { Language } from '../protocol';

export type DecisionKind = "bidding" | "building" | "buying" | "jail" | "other" | "raising" | "trading";

/** A mean, and how far to either side the interval reaches that holds the true one in 95 cases of 100. */
export interface Estimate {
  mean: number;
  reach: number;
}

/** The parts that turned a seat's win probability at the start into that at the end.
 *
 * Luck and skill add up to that; dice and cards to luck; choices, others and waits to skill.
 */
export interface SeatReview {
  seat: string;
  name: string;
  at_first: number;
  at_last: number;
  luck: Estimate;
  /** How one played, compared with how the others did. */
  skill: Estimate;
  dice: Estimate;
  /** All that is drawn. */
  cards: Estimate;
  /** Own moves: an answer compared with the bot's, a free move compared with none. */
  choices: Estimate;
  /** The moves of the others. */
  others: Estimate;
  /** All that bots would have done before the rolls; free moves are compared with doing none of it. */
  waits: Estimate;
}

/** The game after a move; the first is the beginning. */
export interface AfterMove {
  /** How many moves were made. */
  n: number;
  turn: number;
  /** The last of them, in the notation. */
  text: string;
  /** The seat that made it; empty for chance and the table. */
  seat: string;
  /** To win, by seat. */
  chances: Estimate[];
}

/** A move that could be made at a decision. */
export interface WeighedAnswer {
  /** In the notation. */
  move: string;
  /** To win after it, by seat. */
  chances: Estimate[];
  /** By how much it lowers the chance of the seat that makes it, compared with the best answer; 0 for that one. */
  cost: Estimate;
}

/** A move to which there was an alternative. */
export interface Decision {
  /** It was move number `n` of the game. */
  n: number;
  turn: number;
  seat: string;
  made: string;
  /** The better move, in the notation … */
  better: string;
  /** … and by how much of a chance to win. */
  cost: Estimate;
  /** Both, and the best of other kinds of moves, as the rules list them; all met the same futures. */
  answers: WeighedAnswer[];
}

/** A deal that was struck, and its value to each side compared with a refusal. */
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
  /** The seat whose probability changed most. */
  seat: string;
  change: Estimate;
}

/** All that the decisions of one kind lost. */
export interface KindLoss {
  kind: DecisionKind;
  decisions: number;
  /** Of a win, together. */
  lost: Estimate;
}

/** The loss of a seat by its decisions. */
export interface Performance {
  seat: string;
  /** Those that mattered. */
  decisions: number;
  /** Of a win, a decision. */
  lost: Estimate;
  kinds: KindLoss[];
}

/** The results about a game. */
export interface Review {
  edition: string;
  /** The bot in the rollouts. */
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
  /** By seat; nobody has decisions before all of them were tried. */
  performances: Performance[];
}

/** How well a game was played, from every side. */
export interface ReviewReport {
  about: "review";
  language: Language;
  /** Of the edition, by language. */
  title: Record<string, string>;
  review: Review;
  /** The command that repeats it. */
  command: string;
}
