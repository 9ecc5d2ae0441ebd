// The books that can be played by, as the server lists them.

import type { EditionBrief, EditionDiff } from '../protocol';

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

  /** How one edition differs from another. */
  async difference(left: string, right: string): Promise<EditionDiff> {
    const answer = await fetch(`/api/editions/diff?${new URLSearchParams({ left, right })}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as EditionDiff;
  }

  edition(id: string): EditionBrief | undefined {
    return this.editions.find((one) => one.id === id);
  }
}

export const shelf = new Shelf();
