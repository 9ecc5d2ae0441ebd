// The answers to the question of a moment, compared by the host in more and more games for as long as one looks.

import { game } from '../game/game.svelte';
import { Unread } from '../net/unread';
import type { WhatIfView } from '../protocol';

/** So often one asks how far it is, in milliseconds: it is given up soon after nobody asks. */
const AGAIN = 500;

class WhatIf {
  /** After how many moves; null while nothing is asked. */
  at = $state<number | null>(null);
  view = $state.raw<WhatIfView | null>(null);
  /** How often it was asked: an earlier question is followed no more. */
  #asked = 0;

  /** `offer`: of a game that is played, the number of an offer to compare the answers to; 0 for the question itself. */
  ask(at: number, offer = 0): void {
    this.at = at;
    this.view = null;
    void this.#follow(at, offer);
  }

  close = (): void => {
    this.at = null;
  };

  async #follow(at: number, offer: number): Promise<void> {
    const { source } = game;
    const asked = ++this.#asked;
    while (this.#asked === asked && this.at === at && source && game.source === source) {
      // The page reports a connection that is down; this asks again.
      const view = await source.whatIf(at, offer).catch((error: unknown) => {
        const movedOn = error instanceof Unread && !error.passes;
        if (movedOn && this.#asked === asked) this.close();
        return null;
      });
      if (this.#asked !== asked || this.at !== at) return;
      if (view) this.view = view;
      if (view && view.state !== 'waiting' && view.state !== 'counting') return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

export const whatIf = new WhatIf();
