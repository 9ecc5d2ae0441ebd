// What a purse has just gained or lost, for a moment.

import { untrack } from 'svelte';

const MOMENT = 2600;

/** The change of an amount of cash: 0 once it has been seen. Gains that follow one another are added up, and so
 * are losses: everybody pays his part. */
export function changeOf(cash: () => number): { readonly sum: number } {
  let before = untrack(cash);
  let sum = $state(0);

  $effect(() => {
    const change = cash() - before;
    before = cash();
    if (!change) return;
    // an effect that reads what it writes runs again at once
    const shown = untrack(() => sum);
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
