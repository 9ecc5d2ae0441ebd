// The answers to the question of a moment, compared by the host in more and more games for as long as one looks.

import { game } from '../game/game.svelte';
import type { WhatIfView } from '../protocol';

/** So often one asks how far it is, in milliseconds: it is given up soon after nobody asks. */
const AGAIN = 500;

class WhatIf {
  /** After how many moves; null while nothing is asked. */
  at = $state<number | null>(null);
  view = $state.raw<WhatIfView | null>(null);

  ask(at: number): void {
    this.at = at;
    this.view = null;
    void this.#follow(at);
  }

  close = (): void => {
    this.at = null;
  };

  async #follow(at: number): Promise<void> {
    const { source } = game;
    while (this.at === at && source && game.source === source) {
      // The page reports a connection that is down; this asks again.
      const view = await source.whatIf(at).catch(() => null);
      if (this.at !== at) return;
      if (view) this.view = view;
      if (view && view.state !== 'waiting' && view.state !== 'counting') return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

export const whatIf = new WhatIf();
