// A player's latest gain or loss of cash, for a moment.

import { untrack } from 'svelte';

const MOMENT = 2600;
/** A change that follows within this time, in milliseconds, is part of the same payment. */
const TOGETHER = 700;

/** The change of an amount of cash: 0 once it has been seen. If everybody pays their part, the parts are added up. */
export function changeOf(cash: () => number): { readonly sum: number } {
  let before = untrack(cash);
  let at = 0;
  let sum = $state(0);

  $effect(() => {
    const change = cash() - before;
    before = cash();
    if (!change) return;
    const now = Date.now();
    // an effect that reads what it writes runs again at once
    const shown = now - at < TOGETHER ? untrack(() => sum) : 0;
    at = now;
    sum = shown * change > 0 ? shown + change : change;
    const timer = setTimeout(() => (sum = 0), MOMENT);
    return () => clearTimeout(timer);
  });

  return {
    get sum() {
      return sum;
    },
  };
}
