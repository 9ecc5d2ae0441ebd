// The books that can be played by and the bots that can be played with, as the server lists them.

import { line } from '../net/line.svelte';
import { read, Unread } from '../net/unread';
import type { EditionBrief, EditionDiff } from '../protocol';

/** The file of an edition was broken while the server ran. */
const BROKEN = 409;

class Shelf {
  editions = $state.raw<EditionBrief[]>([]);
  /** By name, the best of the house first. */
  bots = $state.raw<string[]>([]);
  /** What is wrong with the books, in the server's words, a line for each fault. */
  faults = $state('');
  #asked = false;

  /** Ask for them, once. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#readAll();
  }

  async read<T>(address: string, take: (found: T) => void): Promise<void> {
    try {
      take(await read<T>(address));
      this.faults = '';
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      if (error.status === BROKEN) this.faults = error.text;
      else line.trouble = { unread: error };
    }
  }

  /** The books last: what is wrong with them stays on show. */
  async #readAll(): Promise<void> {
    await this.read<string[]>('/api/bots', (list) => (this.bots = list));
    await this.read<EditionBrief[]>('/api/editions', (list) => (this.editions = list));
  }

  /** How one edition differs from another. */
  difference = (left: string, right: string): Promise<EditionDiff> =>
    read(`/api/editions/diff?${new URLSearchParams({ left, right })}`);

  edition(id: string): EditionBrief | undefined {
    return this.editions.find((one) => one.id === id);
  }
}

export const shelf = new Shelf();
