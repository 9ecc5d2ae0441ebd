// The words for screen readers about the table: what there is to do at a real board, what is asked, and the keys that answer.

import { tick } from 'svelte';
import { t } from '../text/fluent.svelte';
import { game } from './game.svelte';
import { uiState } from './ui-state.svelte';

class Hearing {
  /** The question in sight, its note and its answers; empty while nobody at this screen has to answer. */
  asked = $state.raw<string[]>([]);
  /** The instructions for a real board. */
  todo = $state('');
  /** The length of the record as the question was put, and as the one before was. */
  #put = $state(0);
  #before = $state(0);
  #first: number | null = null;

  /** The entries up to here were said before. */
  get from(): number {
    return this.asked.length ? this.#before : this.#put;
  }

  /** Nobody at this screen was asked before. */
  get isFirst(): boolean {
    return this.#first === null || this.#first === game.entries.length;
  }

  put(words: string[]): void {
    if (this.#put !== game.entries.length) [this.#before, this.#put] = [this.#put, game.entries.length];
    this.#first ??= game.entries.length;
    this.asked = words;
  }
}

export const hearing = new Hearing();

/** The words of a button and its key, without what is only seen. */
function keyOf(button: HTMLElement): string {
  const heard = button.cloneNode(true) as HTMLElement;
  heard.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
  return t('heard-key', { words: heard.textContent.replace(/\s+/gu, ' ').trim(), key: button.dataset.key!.toUpperCase() });
}

/** Says a question while its answers are in sight, each with its key: one press answers what was heard. The first time the
 * keys of all that is free to do are said too. */
export function saying(...question: string[]): (acts: HTMLElement) => () => void {
  return (acts) => {
    const waits = game.options && (uiState.waiting.length > 0 || game.due.length > 0);
    let gone = false;
    void tick().then(() => {
      if (gone) return;
      const keys = hearing.isFirst ? '[data-key]:not(:disabled)' : '[data-act][data-key]';
      const answers = [...acts.querySelectorAll<HTMLElement>(`${keys}:not([aria-disabled])`)].map(keyOf);
      if (waits) hearing.put([...question.filter(Boolean), ...answers]);
    });
    return () => {
      gone = true;
      hearing.asked = [];
    };
  };
}
