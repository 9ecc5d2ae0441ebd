// Decisions as lessons: first one answers, then one sees what each answer was worth.

import { screen } from '../look/screen.svelte';
import type { DecisionView } from '../protocol';

class Lessons {
  list = $state.raw<DecisionView[]>([]);
  #at = $state(0);
  /** The answers given, by the move of the record; empty where one was only shown. */
  answers = $state.raw<Record<number, string>>({});

  /** The move whose lesson the address names, until it can begin; 0 for none. */
  wanted = $state(0);

  lesson = $derived<DecisionView | undefined>(this.list[this.#at]);
  open = $derived(this.lesson !== undefined);
  /** Its number among them, from 1. */
  number = $derived(this.#at + 1);
  /** The answer given now; undefined while one thinks. */
  answer = $derived(this.lesson && this.answers[this.lesson.n]);
  /** There is no room for the list of them: only how far one is. */
  brief = $derived(screen.phone || screen.layout === 'narrow');
  isLast = $derived(this.#at === this.list.length - 1);

  /** Begin with these, at the first or at that for a move of the record. */
  begin(list: DecisionView[], n = 0): void {
    this.list = list;
    this.answers = {};
    this.wanted = 0;
    this.#at = Math.max(list.findIndex((lesson) => lesson.n === n), 0);
  }

  close = (): void => {
    this.list = [];
    this.wanted = 0;
  };

  /** Answer with the text of a move, or have it shown with none. */
  give = (text: string): void => {
    if (this.lesson && this.answer === undefined) this.answers = { ...this.answers, [this.lesson.n]: text };
  };

  go(number: number): void {
    if (this.list[number - 1]) this.#at = number - 1;
  }

  /** Once it is answered: the next one, or away from the last. */
  next = (): void => {
    if (this.answer === undefined) return;
    if (this.isLast) this.close();
    else this.#at += 1;
  };

  previous = (): void => this.go(this.#at);
}

export const lessons = new Lessons();
