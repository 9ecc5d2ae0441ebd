// The positions that were answered in this browser, which keeps the answers.

import { keeper } from '../settings/settings.svelte';
import { inARow } from './day';

const NAME = 'passgo-puzzles';

interface GivenAnswer {
  /** In the notation; empty where it was only shown. */
  text: string;
  /** Nothing surely better was there. */
  good: boolean;
  /** The day whose position it was; empty for one that was chosen. */
  day: string;
}

class Answered {
  #answers = $state.raw(this.#read());

  /** By the id of the position. */
  get all(): Readonly<Record<string, GivenAnswer>> {
    return this.#answers;
  }

  days = $derived(new Set(Object.values(this.#answers).map(({ day }) => day)));

  inARow = (today: string): number => inARow(this.days, today);

  /** Keep the first answer to a position; another day may have the same one. */
  keep(id: string, answer: GivenAnswer): void {
    const first = this.#answers[id];
    this.#answers = { ...this.#answers, [id]: first ? { ...first, day: answer.day || first.day } : answer };
    keeper().setItem(NAME, JSON.stringify(this.#answers));
  }

  #read(): Record<string, GivenAnswer> {
    try {
      return JSON.parse(keeper().getItem(NAME) ?? '{}') as Record<string, GivenAnswer>;
    } catch {
      return {}; // not of this page
    }
  }
}

export const answered = new Answered();
