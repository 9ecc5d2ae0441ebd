// The part of the record that is read: by kind, person, words. It lasts as long as the game is on show, in whatever layout.

import type { Source } from '../game/source';
import type { Kind } from './filter';

class Reading {
  kind = $state<Kind>('all');
  /** Empty: of anybody. */
  seat = $state('');
  words = $state('');
  /** The move that is looked for, by its number; 0 for none. */
  at = $state(0);
  #of: Source | null = null;

  /** All of it, where it is that of another game. */
  open(source: Source | null): void {
    if (this.#of === source) return;
    this.#of = source;
    this.at = 0;
    this.#readAll();
  }

  /** Look for a move of a game among all, also where its record has not come yet. */
  show(source: Source | null, n: number): void {
    this.#of = source;
    this.#readAll();
    this.at = n;
  }

  #readAll(): void {
    this.kind = 'all';
    this.seat = this.words = '';
  }
}

export const reading = new Reading();
