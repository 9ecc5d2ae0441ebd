// Whether the dice of a game fit their proof: the seeds, the order in which they were gathered, and every roll and card.

import type { DiceAttempt, DiceCheck } from '../protocol';
import { olderServerCommitment, playerCommitment, receiptDigest, seal, serverCommitment, way, type BySeat } from './rule';

/** The seeds of this browser, and what the server had committed to before it saw them (empty until then). */
export interface Kept {
  attempt: number;
  server: string;
  seeds: BySeat;
  /** The receipts that the server has given for seeds. */
  receipts?: BySeat;
}

/** A seat of this browser in an attempt. */
interface Part {
  who: string;
  attempt: number;
}

/** A fault of the dice: text `dice-flaw-KEY` with its arguments; `who` and `other` are seats, or the server. */
interface Flaw {
  key: string;
  args: Record<string, string | number>;
}

export interface Verdict {
  answer: 'fair' | 'unfair' | 'doubtful' | 'sealed' | 'no-proof';
  /** How many rolls and cards are as they must be. */
  right: number;
  /** The seats whose seeds, with the server's, the dice come from. */
  seats: string[];
  attempts: number;
  flaw: Flaw | null;
  /** Seeds that this browser had kept are among them. */
  own: boolean;
  /** Seeds that this browser sent, that are not in the record, and for which it has no receipt. */
  unconfirmed: Part[];
}

const SERVER = 'server';
const TWO_DICE = /^\* dice [1-6] [1-6]$/;
/** The outcomes of two dice by the published rule: nobody has to be asked for them. */
const THROWS = Array.from({ length: 36 }, (_, way) => `* dice ${Math.floor(way / 6) + 1} ${(way % 6) + 1}`);

export function check(dice: DiceCheck, kept: readonly Kept[]): Verdict {
  const last = dice.attempts.at(-1);
  const verdict: Verdict = {
    answer: 'no-proof',
    right: 0,
    seats: last ? seatsOf(last.seeds).sort() : [],
    attempts: dice.attempts.length,
    flaw: null,
    own: false,
    unconfirmed: [],
  };
  if (!last) return verdict;
  const flaw = flawOf(dice) ?? keptFlaw(dice, kept);
  if (flaw) return { ...verdict, answer: 'unfair', flaw };
  if (!dice.attempts.every(({ seeds }) => seeds[SERVER])) return { ...verdict, answer: 'sealed' };
  const seeds = ofPlayers(last.seeds);
  for (const [k, { n, fell, ways }] of dice.falls.entries()) {
    const list = waysOf(fell, dice.ways[ways] ?? []);
    const expected = list[way(last.seeds[SERVER]!, dice.game, k + 1, seeds, list.length)] ?? '';
    if (fell !== expected) {
      return { ...verdict, answer: 'unfair', right: k, flaw: { key: 'fell', args: { n, fell, expected } } };
    }
  }
  const own = kept.some(
    ({ attempt, server, seeds: mine }) =>
      server && attempt === dice.attempts.length && Object.entries(mine).some(([seat, seed]) => seeds[seat] === seed),
  );
  const unconfirmed = kept.flatMap((one) => leftOut(dice, one).map((who) => ({ who, attempt: one.attempt })));
  return {
    ...verdict,
    answer: unconfirmed.length ? 'doubtful' : 'fair',
    right: dice.falls.length,
    own,
    unconfirmed,
  };
}

/** The outcome that each way would have brought; rolls of two dice are not taken from the server. */
function waysOf(fell: string, listed: string[]): string[] {
  return [fell, ...listed].some((way) => TWO_DICE.test(way)) ? THROWS : listed;
}

function flawOf({ game, attempts }: DiceCheck): Flaw | null {
  const promised = once('copied');
  const shown = once('repeated');
  for (const [k, tried] of attempts.entries()) {
    const attempt = k + 1;
    const copied = promised(attempt, ofPlayers(tried.commitments));
    const flaw =
      wrongSeed(game, attempt, tried) ??
      wrongBot(attempt, tried) ??
      (tried.receipts && copied) ?? // servers without receipts did not look for it
      wrongCourse(attempt, tried, attempts[k - 1], attempt === attempts.length) ??
      shown(attempt, tried.seeds);
    if (flaw) return flaw;
  }
  return null;
}

/** Finds a value that comes up for the second time. */
function once(key: string): (attempt: number, values: BySeat) => Flaw | null {
  const seen = new Map<string, Part>();
  return (attempt, values) => {
    let flaw: Flaw | null = null;
    for (const [who, value] of Object.entries(values)) {
      const before = seen.get(value);
      if (before) flaw ??= { key, args: { attempt, who, other: before.who, before: before.attempt } };
      else seen.set(value, { who, attempt });
    }
    return flaw;
  };
}

/** A bot puts in nothing. */
function wrongBot(attempt: number, { commitments, bots }: DiceAttempt): Flaw | null {
  const who = bots.filter((seat) => commitments[seat]).sort()[0];
  return who ? { key: 'bot', args: { attempt, who } } : null;
}

/** A seed that is not the one committed to. */
function wrongSeed(game: string, attempt: number, tried: DiceAttempt): Flaw | null {
  const { commitments, seeds } = tried;
  for (const who of seatsOf(seeds).sort()) {
    if (playerCommitment(seeds[who]!) !== commitments[who]) return { key: 'player', args: { attempt, who } };
  }
  const seed = seeds[SERVER];
  if (seed && promiseOfServer(game, attempt, tried, seed) !== commitments[SERVER]) {
    return { key: 'server', args: { attempt } };
  }
  return null;
}

/** Return what the server must have committed to, now that its seed is known. */
function promiseOfServer(game: string, attempt: number, { commitments, receipts, bots }: DiceAttempt, seed: string): string {
  const players = ofPlayers(commitments);
  return receipts
    ? serverCommitment(game, attempt, players, receipts, bots, seal(seed))
    : olderServerCommitment(game, attempt, players, seed);
}

/** An attempt that should not be there, or not with these seats. */
function wrongCourse(attempt: number, tried: DiceAttempt, before: DiceAttempt | undefined, last: boolean): Flaw | null {
  const withheld = seatsOf(tried.commitments).filter((seat) => !tried.seeds[seat]).sort();
  if (last && withheld.length) return { key: 'unfinished', args: { attempt, who: withheld[0]! } };
  if (!last && !withheld.length) return { key: 'thrown-away', args: { attempt } };
  const strangers = before ? seatsOf(tried.commitments).filter((seat) => !before.seeds[seat]).sort() : [];
  return strangers.length ? { key: 'stranger', args: { attempt, who: strangers[0]! } } : null;
}

/** A proof that is not the one in which this browser took part, or that lacks a seed which the server had. */
function keptFlaw(dice: DiceCheck, kept: readonly Kept[]): Flaw | null {
  for (const one of kept) {
    const { attempt, server, seeds, receipts = {} } = one;
    const tried = dice.attempts[attempt - 1];
    const shown = Object.entries(seeds).every(([seat, seed]) => (tried?.seeds[seat] ?? seed) === seed);
    if (server && (tried?.commitments[SERVER] !== server || !shown)) return { key: 'kept', args: { attempt } };
    const who = leftOut(dice, one).find(
      (seat) => receipts[seat] && receiptDigest(receipts[seat]) === tried?.receipts?.[seat],
    );
    if (who) return { key: 'left-out', args: { attempt, who } };
  }
  return null;
}

/** The seats whose seed this browser has shown, and whose commitment alone is in the record. */
export function leftOut({ attempts }: Pick<DiceCheck, 'attempts'>, { attempt, server, seeds }: Kept): string[] {
  const tried = attempts[attempt - 1];
  if (!server || !tried) return [];
  return Object.entries(seeds)
    .filter(([seat, seed]) => !tried.seeds[seat] && tried.commitments[seat] === playerCommitment(seed))
    .map(([seat]) => seat);
}

const seatsOf = (values: BySeat): string[] => Object.keys(values).filter((who) => who !== SERVER);
export const ofPlayers = (values: BySeat): BySeat =>
  Object.fromEntries(Object.entries(values).filter(([who]) => who !== SERVER));
