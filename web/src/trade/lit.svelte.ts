// Which deeds light up on the board, because they stand in the deal that is being looked at.

import { table } from '../state/table.svelte';
import type { Deal } from './deal';

class Lit {
  /** The giver of each deed in the deal. */
  deeds = $state.raw(new Map<string, string>());
}

export const lit = new Lit();

/** Light up the deeds of a deal; the answer puts them out again. */
export function lightUp(deal: Deal): () => void {
  lit.deeds = new Map(
    [
      ...deal.give.things.map((thing) => [thing, deal.by] as const),
      ...deal.take.things.map((thing) => [thing, deal.to] as const),
    ].filter(([thing]) => table.deed(thing)),
  );
  return () => {
    lit.deeds = new Map();
  };
}
