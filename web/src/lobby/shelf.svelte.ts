// The books that can be played by, as the server lists them.

import type { EditionBrief } from '../protocol';

class Shelf {
  editions = $state.raw<EditionBrief[]>([]);
  /** What is wrong with the books, in the server's words, a line for each fault. */
  faults = $state('');
  #asked = false;

  /** Ask for them, once. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.read<EditionBrief[]>('/api/editions', (list) => (this.editions = list));
  }

  async read<T>(address: string, take: (found: T) => void): Promise<void> {
    const answer = await fetch(address);
    this.faults = answer.ok ? '' : await answer.text();
    if (answer.ok) take((await answer.json()) as T);
  }

  edition(id: string): EditionBrief | undefined {
    return this.editions.find((one) => one.id === id);
  }
}

export const shelf = new Shelf();
