// The page at the end of a game: whether it lies open, and how the game went as the server tells it.

import type { GameStory } from '../protocol';
import { game } from './game.svelte';

class Ending {
  open = $state(false);
  story = $state.raw<GameStory | null>(null);
  #of: object | null = null;

  /** Open the page; how the game went is asked for once. */
  async show(): Promise<void> {
    this.open = true;
    const { source } = game;
    if (!source || this.#of === source) return;
    this.#of = source;
    this.story = null;
    try {
      this.story = await source.story();
    } catch {
      this.#of = null; // the connection is down, and the page says so
      this.open = false;
    }
  }

  close(): void {
    this.open = false;
  }
}

export const ending = new Ending();
