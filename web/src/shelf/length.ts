// How long a game will last, read from what was measured between bots.

import type { EditionBrief, HouseRule, Length } from '../protocol';

/** A turn takes people about so long, throwing, buying and talking; one person among bots has nobody to talk to. */
const SECONDS_A_TURN = 30;
const ALONE = 15;
const OF_A_BOT = 3;

interface Expected extends Length {
  /** The number of players in the game that was measured. */
  players: number;
}

type Chosen = Record<string, number | boolean>;

/** House rules were measured at a table of four, one at a time; of others and of several together nothing is known. */
const MEASURED_AT = 4;

/** The length measured for the table as planned; with one house rule, that of the rule. Null if nobody measured it. */
export function lengthOf({ lengths }: EditionBrief, players: number, chosen: Chosen): Expected | null {
  const rules = Object.keys(chosen);
  if (!rules.length) {
    const found = lengths?.players[String(players)];
    return found ? { ...found, players } : null;
  }
  const found = rules.length === 1 ? lengths?.house[rules[0]!] : undefined;
  return found ? { ...found, players: MEASURED_AT } : null;
}

/** A round is a turn of each. */
export const minutesOf = (rounds: number, people: number, bots: number): number =>
  Math.round((rounds * (people * (people > 1 ? SECONDS_A_TURN : ALONE) + bots * OF_A_BOT)) / 60);

/** A game shorter than this share is worth a word. */
const SHORTER = 0.9;

/** The house rules that shorten a game, the shortest first, while none is chosen. */
export function shorter({ lengths, house }: EditionBrief, chosen: Chosen): { rule: HouseRule; rounds: number }[] {
  const usual = lengths?.players[String(MEASURED_AT)];
  if (!lengths || !usual || Object.keys(chosen).length) return [];
  return house
    .flatMap((rule) => {
      const rounds = lengths.house[rule.knob]?.middle;
      return rounds && rounds < usual.middle * SHORTER ? [{ rule, rounds }] : [];
    })
    .toSorted((a, b) => a.rounds - b.rounds);
}
