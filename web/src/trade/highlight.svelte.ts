// Which deeds light up on the board: those of the deal that is being looked at, or of the group that is just whole.

import { game } from '../game/game.svelte';
import type { Deal } from './deal';

class Highlight {
  /** Each deed with the seat in whose ink it lights up. */
  deeds = $state.raw(new Map<string, string>());
}

export const highlight = new Highlight();

/** Light up deeds; the answer puts them out again. */
export function lightUp(deeds: Iterable<readonly [string, string]>): () => void {
  highlight.deeds = new Map(deeds);
  return () => {
    highlight.deeds = new Map();
  };
}

/** Light up the deeds of a deal in the inks of their givers. */
export function highlightDeeds(deal: Deal): () => void {
  const things = [
    ...deal.give.things.map((thing) => [thing, deal.by] as const),
    ...deal.take.things.map((thing) => [thing, deal.to] as const),
  ];
  return lightUp(things.filter(([thing]) => game.deed(thing)));
}
