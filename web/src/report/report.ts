// Made by `python -m passgo.sim.typescript`; not edited by hand.

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

/** How a number is spread over the games: the mean, and the values below which so many per cent lie. */
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

/** So many of so many, with the interval that holds the true share in 95 cases of 100. */
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
  /** Throws after which the thrower stood here; on the jail's space as a visitor. */
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
  /** Income a throw of another player; of a group, the sum over its deeds. None when there were none. */
  "per-throw": number | null;
  /** Throws of other players until the cost has come back. None when nothing came. */
  "repaid-after": number | null;
}

/** A deed, over all games. */
export interface Deed {
  /** Bankruptcies over its rent. */
  ruins: number;
  /** Times the bank sold it, at the price or by auction. */
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

/** Money into or out of the players' purses. */
export interface Flow {
  id: string;
  into: boolean;
  amount: number;
}

/** After so many rounds; a round is one turn for each who sat down. */
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
  /** Throws after which the thrower sat in jail. */
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
  /** What it is called beside others; empty when it stands alone. */
  name: string;
  study: Study;
  survival_low: number[];
  /** By round: the 95% interval of the share of games that still go on. */
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
  /** What repeats it. */
  command: string;
  /** A stage of a group is told when so many rents of it were seen. */
  fewest_visits: number;
  /** The table of deeds; empty if nothing was played. */
  deed_columns: Column[];
}

/** Where moves end: the shares of the chain, and beside them those of a run if there is one. */
export interface LandingsReport {
  about: "landings";
  language: Language;
  edition: EditionInfo;
  spaces: number[];
  in_jail: number;
  /** What the chain takes to be so, as the keys of texts (`study-landings-KEY`). */
  assumptions: string[];
  played: Study | null;
}

/** Several runs side by side. */
export interface ComparisonReport {
  about: "comparison";
  language: Language;
  runs: Run[];
}

/** Where a bot stands on a ladder. */
export interface Rung {
  bot: string;
  rating: number;
  /** How far to either side the interval of 95 per cent reaches. */
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

/** Where bots stand, the best first. */
export interface LadderReport {
  about: "ladder";
  language: Language;
  edition: EditionInfo;
  games: number;
  /** Of the larger tables. */
  seats: number;
  rungs: Rung[];
  /** What repeats it. */
  command: string;
}

/** Forecasts of one tenth. */
export interface Tenth {
  /** Their mean. */
  said: number;
  came_true: Share;
}

/** What was said beside what came of it. */
export interface CalibrationReport {
  about: "calibration";
  language: Language;
  edition: EditionInfo;
  games: number;
  tenths: Tenth[];
  /** What repeats it. */
  command: string;
}

export type Report =
  | StudyReport
  | LandingsReport
  | ComparisonReport
  | LadderReport
  | CalibrationReport;
