// Which of record, talk and chances is read next to the board. It lasts as long as the game is on show, in whatever layout.

import type { Source } from './source';

export type Tab = 'chances' | 'record' | 'talk';

const FIRST: Tab = 'chances';

class SideTab {
  chosen = $state<Tab>(FIRST);
  #of: Source | null = null;

  /** The first there is, where it is that of another game. */
  open(source: Source | null): void {
    if (this.#of === source) return;
    this.#of = source;
    this.chosen = FIRST;
  }
}

export const sideTab = new SideTab();
