// The changes of a board, step by step, to be undone and done again. Typing into one field is one step.

export class History<T> {
  readonly #done: readonly T[];
  readonly #undone: readonly T[];
  readonly now: T;
  /** The field that the last step changed. */
  readonly #field: string;

  constructor(now: T, done: readonly T[] = [], undone: readonly T[] = [], field = '') {
    this.now = now;
    this.#done = done;
    this.#undone = undone;
    this.#field = field;
  }

  /** One step on. `field`: steps in the same one, one after the other, count as one. */
  step(next: T, field: string): History<T> {
    const same = field !== '' && field === this.#field;
    return new History(next, same ? this.#done : [...this.#done, this.now], [], field);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  undo(): History<T> {
    const before = this.#done.at(-1);
    return before === undefined ? this : new History(before, this.#done.slice(0, -1), [this.now, ...this.#undone]);
  }

  redo(): History<T> {
    const [next, ...later] = this.#undone;
    return next === undefined ? this : new History(next, [...this.#done, this.now], later);
  }
}
