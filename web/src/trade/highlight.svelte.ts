// Which deeds light up on the board, because they stand in the deal that is being looked at.

import { game } from '../game/game.svelte';
import type { Deal } from './deal';

class Highlight {
  /** The giver of each deed in the deal. */
  deeds = $state.raw(new Map<string, string>());
}

export const highlight = new Highlight();

/** Light up the deeds of a deal; the answer puts them out again. */
export function highlightDeeds(deal: Deal): () => void {
  highlight.deeds = new Map(
    [
      ...deal.give.things.map((thing) => [thing, deal.by] as const),
      ...deal.take.things.map((thing) => [thing, deal.to] as const),
    ].filter(([thing]) => game.deed(thing)),
  );
  return () => {
    highlight.deeds = new Map();
  };
}
