// Whether the dice of a game fit their proof: the seeds, the order in which they were gathered, and every throw and card.

import type { DiceAttempt, DiceCheck } from '../protocol';
import { playerCommitment, serverCommitment, way, type BySeat } from './rule';

/** What this browser had before it showed its seeds: to what the server was bound (empty until then), and they. */
export interface Kept {
  attempt: number;
  server: string;
  seeds: BySeat;
}

/** What is wrong: text `dice-flaw-KEY` with its arguments; `who` and `other` are seats, or the server. */
interface Flaw {
  key: string;
  args: Record<string, string | number>;
}

export interface Verdict {
  answer: 'fair' | 'unfair' | 'sealed' | 'no-proof';
  /** How many throws and cards are as they must be. */
  right: number;
  /** Whose seeds the dice come from, beside the server's. */
  seats: string[];
  attempts: number;
  flaw: Flaw | null;
  /** Seeds that this browser had kept are among them. */
  own: boolean;
}

const SERVER = 'server';

export function check(dice: DiceCheck, kept: readonly Kept[]): Verdict {
  const last = dice.attempts.at(-1);
  const verdict: Verdict = {
    answer: 'no-proof',
    right: 0,
    seats: last ? seatsOf(last.seeds).sort() : [],
    attempts: dice.attempts.length,
    flaw: null,
    own: false,
  };
  if (!last) return verdict;
  const flaw = flawOf(dice) ?? keptFlaw(dice, kept);
  if (flaw) return { ...verdict, answer: 'unfair', flaw };
  if (!dice.attempts.every(({ seeds }) => seeds[SERVER])) return { ...verdict, answer: 'sealed' };
  const seeds = ofPlayers(last.seeds);
  for (const [k, { n, fell, ways }] of dice.falls.entries()) {
    const list = dice.ways[ways] ?? [];
    const expected = list[way(last.seeds[SERVER]!, dice.game, k + 1, seeds, list.length)] ?? '';
    if (fell !== expected) {
      return { ...verdict, answer: 'unfair', right: k, flaw: { key: 'fell', args: { n, fell, expected } } };
    }
  }
  const own = kept.some(({ attempt, server }) => server && attempt === dice.attempts.length);
  return { ...verdict, answer: 'fair', right: dice.falls.length, own };
}

function flawOf({ game, attempts }: DiceCheck): Flaw | null {
  const shown = new Map<string, { who: string; attempt: number }>();
  for (const [k, tried] of attempts.entries()) {
    const attempt = k + 1;
    const flaw =
      wrongSeed(game, attempt, tried) ?? wrongCourse(attempt, tried, attempts[k - 1], attempt === attempts.length);
    if (flaw) return flaw;
    for (const [who, seed] of Object.entries(tried.seeds)) {
      const before = shown.get(seed);
      if (before) {
        return { key: 'repeated', args: { attempt, who, other: before.who, before: before.attempt } };
      }
      shown.set(seed, { who, attempt });
    }
  }
  return null;
}

/** A seed that is not the one committed to. */
function wrongSeed(game: string, attempt: number, { commitments, seeds }: DiceAttempt): Flaw | null {
  for (const who of seatsOf(seeds).sort()) {
    if (playerCommitment(seeds[who]!) !== commitments[who]) return { key: 'player', args: { attempt, who } };
  }
  const seed = seeds[SERVER];
  if (seed && serverCommitment(game, attempt, ofPlayers(commitments), seed) !== commitments[SERVER]) {
    return { key: 'server', args: { attempt } };
  }
  return null;
}

/** An attempt that should not be there, or not with these seats. */
function wrongCourse(attempt: number, tried: DiceAttempt, before: DiceAttempt | undefined, last: boolean): Flaw | null {
  const withheld = seatsOf(tried.commitments).filter((seat) => !tried.seeds[seat]).sort();
  if (last && withheld.length) return { key: 'unfinished', args: { attempt, who: withheld[0]! } };
  if (!last && !withheld.length) return { key: 'thrown-away', args: { attempt } };
  const strangers = before ? seatsOf(tried.commitments).filter((seat) => !before.seeds[seat]).sort() : [];
  return strangers.length ? { key: 'stranger', args: { attempt, who: strangers[0]! } } : null;
}

/** A proof that is not the one in which this browser took part. */
function keptFlaw({ attempts }: DiceCheck, kept: readonly Kept[]): Flaw | null {
  for (const { attempt, server, seeds } of kept) {
    const tried = attempts[attempt - 1];
    const shown = Object.entries(seeds).every(([seat, seed]) => (tried?.seeds[seat] ?? seed) === seed);
    if (server && (tried?.commitments[SERVER] !== server || !shown)) return { key: 'kept', args: { attempt } };
  }
  return null;
}

const seatsOf = (values: BySeat): string[] => Object.keys(values).filter((who) => who !== SERVER);
const ofPlayers = (values: BySeat): BySeat =>
  Object.fromEntries(Object.entries(values).filter(([who]) => who !== SERVER));
