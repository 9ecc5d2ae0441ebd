// Offers that are being prepared: each lasts as long as its sheet lies open, though the window takes another layout.

import type { Sheet } from '../game/ui-state.svelte';
import { side, type Deal } from './deal';

export type TradeOpen = Extract<Sheet, { kind: 'trade' }>;

class Draft {
  deal: Deal;
  /** The words sent with the offer, if the table may talk freely. */
  word = $state('');
  /** It gives something for nothing, and its maker is asked once more. */
  asked = $state(false);

  constructor({ by, to, give, take }: TradeOpen) {
    this.deal = $state({ by, to, give: side(give), take: side(take) });
  }
}

const drafts = new WeakMap<TradeOpen, Draft>();

/** Return the draft that was prepared on this sheet so far. */
export function draftOf(sheet: TradeOpen): Draft {
  const draft = drafts.get(sheet) ?? new Draft(sheet);
  drafts.set(sheet, draft);
  return draft;
}
