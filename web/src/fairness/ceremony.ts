// This browser's part in the dice of a game: it promises a seed for each seat of its own, and shows it once the server
// is bound to the list in which the promise stands.

import type { DiceView } from '../protocol';
import { keep, keptOf, type Keeper } from './kept';
import { newSeed, playerCommitment } from './rule';

/** What is to be sent. */
type DiceAnswer =
  | { t: 'promise'; game: string; attempt: number; commitments: Record<string, string> }
  | { t: 'show'; game: string; attempt: number; seeds: Record<string, string> };

/** What to do now, `seats` being those of this browser; nothing where others are waited for. */
export function answer(dice: DiceView, seats: readonly string[], keeper: Keeper): DiceAnswer | null {
  const { game, attempt } = dice;
  const mine = seats.filter((seat) => dice.waits.includes(seat));
  if (!mine.length) return null;
  const known = keptOf(keeper, game).find((one) => one.attempt === attempt);
  if (dice.step === 'promise') {
    if (known?.server) return null; // what was shown once is no secret
    const seeds = { ...known?.seeds, ...each(mine, (seat) => known?.seeds[seat] ?? newSeed()) };
    keep(keeper, game, { attempt, server: '', seeds });
    return { t: 'promise', game, attempt, commitments: each(mine, (seat) => playerCommitment(seeds[seat]!)) };
  }
  const bound = dice.attempts.at(-1)!.commitments;
  // A seat may have promised elsewhere, and a list without our promise is not ours.
  const ours = mine.filter((seat) => known?.seeds[seat] && playerCommitment(known.seeds[seat]) === bound[seat]);
  // Once shown, a seed is worth nothing against another promise of the server.
  if (!known || !ours.length || (known.server && known.server !== bound.server)) return null;
  keep(keeper, game, { ...known, server: bound.server! });
  return { t: 'show', game, attempt, seeds: each(ours, (seat) => known.seeds[seat]!) };
}

const each = (seats: readonly string[], value: (seat: string) => string): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
