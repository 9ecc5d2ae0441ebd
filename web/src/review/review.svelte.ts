// How well the game on show was played: counted by the server when it is asked for first, which takes a minute.

import type { ReviewView } from '../protocol';
import type { Source } from '../state/source';

/** So often one asks how far it is, in milliseconds. */
const AGAIN = 1500;

class GameReview {
  /** Whether it lies open. */
  open = $state(false);
  view = $state.raw<ReviewView | null>(null);
  #of = $state.raw<Source | null>(null);

  /** Lay it open; it is counted while the page of its game is there. */
  show(source: Source): void {
    this.open = true;
    this.count(source);
  }

  /** Whether it is counted, or was, for this game. */
  isOf = (source: Source | null): boolean => source !== null && this.#of === source;

  /** Have it counted. */
  count(source: Source): void {
    if (this.#of === source) return;
    this.#of = source;
    this.view = null;
    void this.#follow(source);
  }

  close(): void {
    this.open = false;
  }

  async #follow(source: Source): Promise<void> {
    while (this.#of === source) {
      // A line that is down is told by the page; one asks again.
      const view = await source.review().catch(() => null);
      if (this.#of !== source) return;
      if (view) this.view = view;
      if (view && view.state !== 'waiting' && view.state !== 'counting') return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** Another game is looked at. */
  forget(): void {
    this.#of = null;
    this.view = null;
    this.open = false;
  }
}

export const review = new GameReview();
