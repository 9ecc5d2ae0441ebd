// Made by `python -m passgo.sim.publish`; not edited by hand.

import type { EditionInfo, Language } from '../protocol';

/** How the games ended. */
export interface Endings {
  "last-player": number;
  /** By a count of wealth, as the short and timed games end. */
  counted: number;
  cut: number;
  /** Of those that ended, won by several together. */
  shared: number;
  /** A bot made an illegal move, or decided for ever. */
  broken: number;
}

/** The spread of a number over the games: the mean, and some percentiles. */
export interface Spread {
  mean: number;
  /** Standard deviation, as of a sample. */
  deviation: number;
  least: number;
  p5: number;
  p25: number;
  median: number;
  p75: number;
  p95: number;
  most: number;
}

/** A count out of a total, with the interval that holds the true share in 95 cases of 100. */
export interface Share {
  count: number;
  of: number;
  /** None when nothing was counted. */
  share: number | null;
  low: number;
  high: number;
}

/** A bot of the line-up, in the order of the command line. */
export interface Entrant {
  bot: string;
  /** Of the games that came to an end; games won together count for each winner. */
  wins: Share;
}

/** All places that one bot had in the line-up. */
export interface BotWins {
  bot: string;
  places: number;
  wins: Share;
}

/** A seat at the table, from the one that begins. */
export interface SeatWins {
  seat: number;
  wins: Share;
}

/** A space of the board. */
export interface Space {
  id: string;
  /** Times a token's move stopped here, by dice or card. */
  stops: number;
  /** Rolls after which the roller was here; on the Jail's space as a visitor. */
  ends: number;
}

/** A deed or group at one stage: see `tally.TIERS`. */
export interface Tier {
  tier: string;
  visits: number;
  income: number;
  /** Throws of other players while it asked rent. */
  exposure: number;
  /** Of the deeds at the printed price and the buildings of this stage. */
  cost: number;
  /** Income a roll of another player; of a group, the sum over its deeds. None if there were none. */
  "per-throw": number | null;
  /** Throws of other players until the cost has come back. None when nothing came. */
  "repaid-after": number | null;
}

/** A deed, over all games. */
export interface Deed {
  ruins: number;
  bought: number;
  traded: number;
  id: string;
  group: string;
  /** On it and on its buildings, to the bank. */
  spent: number;
  /** Rents that were paid. */
  income: number;
  tiers: Tier[];
}

/** A group, over all games. */
export interface GroupResult {
  id: string;
  spent: number;
  income: number;
  /** Games in which somebody held it whole: in how many of them the first who did won. */
  completed: Share;
  /** Games in which it had three houses on each lot: in how many the first who had them won. */
  developed: Share;
  tiers: Tier[];
}

/** Money into or out of the players' cash. */
export interface Flow {
  id: string;
  into: boolean;
  amount: number;
}

/** The state after this many rounds; a round is one turn for each player at the start. */
export interface Round {
  round: number;
  /** Games that were still going. */
  going: number;
  /** Mean over them, by seat; the bankrupt count as 0. */
  wealth: number[];
  cash: number[];
  /** Mean wealth by entrant, in the order of the command line. */
  entrants: number[];
}

/** The results of a run. */
export interface Study {
  format: number;
  passgo: string;
  edition: string;
  bots: string[];
  seed: number;
  planned: number;
  /** Fewer than planned when it was stopped. */
  games: number;
  "most-turns": number;
  "seats-swapped": boolean;
  throws: number;
  endings: Endings;
  turns: Spread;
  rounds: Spread;
  moves: Spread;
  entrants: Entrant[];
  "by-bot": BotWins[];
  "by-seat": SeatWins[];
  spaces: Space[];
  /** Rolls after which the roller sat in Jail. */
  "in-jail": number;
  deeds: Deed[];
  groups: GroupResult[];
  flows: Flow[];
  /** Games still going after 0, 1, 2 … rounds, cut ones to the end. */
  survival: number[];
  money: Round[];
}

/** One simulated run. */
export interface Run {
  /** Its name among others; empty if it is alone. */
  name: string;
  study: Study;
  survival_low: number[];
  /** By round: the 95% interval of the share of games still in progress. */
  survival_high: number[];
  /** How far to either side of the mean of its rounds the 95% interval reaches. */
  mean_reach: number;
}

/** One figure of every deed, in the order of the study's deeds. */
export interface Column {
  /** Its heading is the text `study-KEY`. */
  key: string;
  unit: "count" | "money" | "ratio" | "share";
  /** None where there is no such figure: a deed without a space, nothing spent. */
  values: (number | null)[];
}

/** A run, from every side. */
export interface StudyReport {
  about: "study";
  language: Language;
  edition: EditionInfo;
  run: Run;
  /** The command that repeats it. */
  command: string;
  /** A stage of a group is shown from this number of its rents. */
  fewest_visits: number;
  /** The table of deeds; empty if nothing was played. */
  deed_columns: Column[];
}

/** The spaces where moves end: the shares of the chain, with those of a run if there is one. */
export interface LandingsReport {
  about: "landings";
  language: Language;
  edition: EditionInfo;
  spaces: number[];
  in_jail: number;
  /** The assumptions of the chain, as the keys of texts (`study-landings-KEY`). */
  assumptions: string[];
  played: Study | null;
}

/** Several runs side by side. */
export interface ComparisonReport {
  about: "comparison";
  language: Language;
  runs: Run[];
}

/** A bot's position on a ladder. */
export interface Rung {
  bot: string;
  rating: number;
  /** The distance to either end of the 95% interval. */
  reach: number;
  /** Of the games at the larger tables those that it won. */
  table: Share;
  /** The same against one other. */
  alone: Share;
  /** The mean length of the games that it won. */
  rounds: number;
  /** The share of its games alone with each bot, from the best bot on; None where they did not meet. */
  beats: (number | null)[];
}

/** The positions of bots, the best first. */
export interface LadderReport {
  about: "ladder";
  language: Language;
  edition: EditionInfo;
  games: number;
  /** Of the larger tables. */
  seats: number;
  rungs: Rung[];
  /** The command that repeats it. */
  command: string;
}

/** Forecasts of one tenth. */
export interface Tenth {
  /** Their mean. */
  said: number;
  came_true: Share;
}

/** Forecasts compared with results. */
export interface CalibrationReport {
  about: "calibration";
  language: Language;
  edition: EditionInfo;
  games: number;
  tenths: Tenth[];
  /** The command that repeats it. */
  command: string;
}

export type Report =
  | StudyReport
  | LandingsReport
  | ComparisonReport
  | LadderReport
  | CalibrationReport;
