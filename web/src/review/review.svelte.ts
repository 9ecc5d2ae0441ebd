// How well the game on show was played: counted by the host when it is asked for first; figures come within seconds.

import type { ReviewView } from '../protocol';
import { game } from '../game/game.svelte';
import type { Source } from '../game/source';

/** So often one asks how far it is, in milliseconds. */
const AGAIN = 1500;

class GameReview {
  #open = $state(false);
  #view = $state.raw<ReviewView | null>(null);
  #of = $state.raw<Source | null>(null);

  /** It is counted, or was, for the game on show. */
  asked = $derived(this.#of !== null && this.#of === game.source);
  /** Whether it lies open. */
  open = $derived(this.asked && this.#open);
  view = $derived(this.asked ? this.#view : null);

  /** Lay it open; it is counted while the page of its game is there. */
  show(): void {
    this.count();
    this.#open = true;
  }

  /** Have it counted, once. */
  count(): void {
    const { source } = game;
    if (!source || this.#of === source) return;
    this.#of = source;
    this.#view = null;
    this.#open = false;
    void this.#follow(source);
  }

  close(): void {
    this.#open = false;
  }

  /** Ask again and again, until it is counted or another game is on show. */
  async #follow(source: Source): Promise<void> {
    const goesOn = (): boolean => this.#of === source && game.source === source;
    while (goesOn()) {
      // The page reports a connection that is down; this asks again.
      const view = await source.review().catch(() => null);
      if (!goesOn()) return;
      if (view) this.#view = view;
      if (view && view.state !== 'waiting' && view.state !== 'counting') return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

export const review = new GameReview();
