// This browser's part in the dice of a game: it promises a seed for each seat of its own, shows it once the server is
// bound to the list in which the promise stands, and keeps the receipt.

import type { DiceView } from '../protocol';
import { leftOut, ofPlayers } from './check';
import { keep, keptOf, type Keeper } from './kept';
import { newSeed, playerCommitment, receiptDigest, serverCommitment } from './rule';

/** The message to send. */
type DiceAnswer =
  | { t: 'promise'; game: string; attempt: number; commitments: Record<string, string> }
  | { t: 'show'; game: string; attempt: number; seeds: Record<string, string> };

/** Return what to do now, `seats` being those of this browser; nothing if others are waited for. */
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
  if (!isBound(dice)) return null; // a list that nothing holds the server to
  // A seat may have promised elsewhere, and a list without our promise is not ours.
  const ours = mine.filter((seat) => known?.seeds[seat] && playerCommitment(known.seeds[seat]) === bound[seat]);
  // Once shown, a seed is worth nothing against another promise of the server.
  if (!known || !ours.length || (known.server && known.server !== bound.server)) return null;
  const listed = Object.keys(known.seeds).filter((seat) => playerCommitment(known.seeds[seat]!) === bound[seat]);
  keep(keeper, game, { ...known, server: bound.server!, seeds: each(listed, (seat) => known.seeds[seat]!) });
  return { t: 'show', game, attempt, seeds: each(ours, (seat) => known.seeds[seat]!) };
}

/** Keep the receipts that the server has given for seeds of this browser. */
export function keepReceipts({ game, attempts }: DiceView, keeper: Keeper): void {
  for (const known of keptOf(keeper, game)) {
    const attempt = attempts[known.attempt - 1];
    if (!attempt || !known.server) continue;
    const { receipts: promised, given } = attempt;
    const ours = Object.keys(known.seeds).filter(
      (seat) => given[seat] && !known.receipts?.[seat] && receiptDigest(given[seat]) === promised?.[seat],
    );
    if (ours.length) keep(keeper, game, { ...known, receipts: { ...known.receipts, ...each(ours, (seat) => given[seat]!) } });
  }
}

/** Does the server say that a seed was held back which this browser has sent? */
export function isPassedOver(dice: DiceView, keeper: Keeper): boolean {
  const past = dice.step === 'show' ? dice.attempts.slice(0, -1) : dice.attempts;
  return keptOf(keeper, dice.game).some((one) => leftOut({ attempts: past }, one).length > 0);
}

/** Does the server's commitment cover the list, receipts and all? */
function isBound({ game, attempt, attempts }: DiceView): boolean {
  const { commitments, receipts, bots, sealed } = attempts.at(-1)!;
  if (!receipts) return false;
  return serverCommitment(game, attempt, ofPlayers(commitments), receipts, bots, sealed) === commitments.server;
}

const each = (seats: readonly string[], value: (seat: string) => string): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
