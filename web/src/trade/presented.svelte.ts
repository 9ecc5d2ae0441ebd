// An offer to whom the game waits for comes onto the stage by itself at the beginning of their turn, once.

import { game } from '../game/game.svelte';
import { uiState } from '../game/ui-state.svelte';
import type { OfferView } from '../protocol';
import { standingOffers } from './standing';

/** Those that came, each by its game and its number. */
const seen = new Set<string>();

const keyOf = (offer: OfferView): string => `${game.known.game} ${offer.offer}`;

/** The offers to somebody at this screen that stand, the newest first. */
export const received = (): OfferView[] => standingOffers().filter(({ to }) => game.isMine(to));

/** Note that the offers to persons at this screen were looked at: arrows lead from one to the others. */
export function look(): void {
  for (const offer of received()) seen.add(keyOf(offer));
}

/** Lay the newest offer to whoever is about to roll onto the stage, if they have not seen it. */
export function present(): void {
  if (uiState.sheet || game.realBoard || !uiState.waiting.includes(uiState.actor)) return;
  const offer = received().find((one) => one.to === uiState.actor && !seen.has(keyOf(one)));
  if (offer) uiState.open({ kind: 'offer', offer });
}
