// The moments that have passed: they can be stepped back through while the game goes on.

import { game } from '../game/game.svelte';
import type { Source } from '../game/source';
import { momentsOf, type Moment } from '../animation/moments';

/** So many moves are looked through for them. */
const MOVES = 150;

class Past {
  #moments = $state.raw<Moment[]>([]);
  #at = $state(-1);
  /** The game that they are of. */
  #of = $state.raw<Source | null>(null);

  /** What is looked at again; null while the stage shows the game. */
  moment = $derived<Moment | null>((this.#of === game.source && this.#moments[this.#at]) || null);
  hasEarlier = $derived(this.#at > 0);
  hasLater = $derived(this.#at >= 0 && this.#at < this.#moments.length - 1);

  /** The last moment that was, if any was. */
  look(): void {
    const { table } = game;
    this.#of = game.source;
    const recent = game.entries.slice(-MOVES);
    this.#moments = recent.flatMap(({ events }) => momentsOf(events, table));
    this.#at = this.#moments.length - 1;
  }

  step(by: 1 | -1): void {
    const at = this.#at + by;
    if (at >= 0 && at < this.#moments.length) this.#at = at;
  }

  /** Back to the game. */
  leave(): void {
    this.#at = -1;
  }
}

export const past = new Past();
