// The offers that concern whoever plays at this screen, and the one of them that has just ended.

import type { ClosedOffer, OfferView } from '../protocol';
import { game } from '../game/game.svelte';

/** Those that have not been answered, the newest first. */
export const standingOffers = (): OfferView[] =>
  game.offers.filter((offer) => game.isMine(offer.by) || game.isMine(offer.to)).toReversed();

/** The outcome of an offer, for as long as it is shown. */
export function endedOffer(): ClosedOffer | null {
  const ended = game.closed;
  // After the end no offer matters any more, and nothing is said about one that a better one replaces.
  if (!ended || game.state?.awaits.kind === 'over') return null;
  const replaced =
    ended.how === 'withdrawn' && game.offers.some(({ by, to }) => by === ended.offer.by && to === ended.offer.to);
  return replaced ? null : ended;
}
