// The page at the end of a game: whether it lies open, and how the game went as the server tells it.

import type { GameStory } from '../protocol';
import { game } from './game.svelte';
import type { Source } from './source';

class Ending {
  story = $state.raw<GameStory | null>(null);
  #of: Source | null = null;
  /** The game for which it was opened. */
  #shown = $state.raw<Source | null>(null);
  /** It lies open as long as one looks at that game. */
  readonly open = $derived(this.#shown !== null && this.#shown === game.source);

  /** Open the page; how the game went is asked for once. */
  async show(): Promise<void> {
    const { source } = game;
    this.#shown = source;
    if (!source || this.#of === source) return;
    this.#of = source;
    this.story = null;
    try {
      this.story = await source.story();
    } catch {
      this.#of = null; // the connection is down, and the page says so
      this.close();
    }
  }

  close(): void {
    this.#shown = null;
  }
}

export const ending = new Ending();
