// Reviews of games and chances to win are counted in a second worker, with a Python of its own, so that no table waits for
// them. It is begun when one is asked for.

import { FOLDER } from './channel';

export type ToStudy = { record: string; seconds: number } | { position: string } | { asked: string };
/** How many seconds are left, where that can be said, and what is known so far, if that is more than before; or what was
 *  found, empty if it failed. */
export type FromStudy = { left: number; known: string } | { found: string };

/** The worker, as the host knows it (`passgo.page.studies`): it is asked one thing after the other. */
export class StudyWorker {
  readonly #worker = new Worker(new URL('./study.ts', import.meta.url), { type: 'module', name: FOLDER });
  #hear: (left: number, known: string) => void = () => {};
  #answer: (found: string) => void = () => {};
  #failed = false;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromStudy>) => {
      if ('left' in data) this.#hear(data.left, data.known);
      else this.#answer(data.found);
    };
    this.#worker.onerror = () => this.#fail();
  }

  review(record: string, seconds: number, hear: (left: number, known: string) => void): Promise<string> {
    this.#hear = hear;
    return this.#ask({ record, seconds });
  }

  what_if(asked: string, hear: (known: string) => void): Promise<string> {
    this.#hear = (_, known) => hear(known);
    return this.#ask({ asked });
  }

  forecast(position: string): Promise<string> {
    return this.#ask({ position });
  }

  end(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #ask(question: ToStudy): Promise<string> {
    return new Promise((answer) => {
      this.#answer = answer;
      if (this.#failed) answer('');
      else this.#worker.postMessage(question);
    });
  }

  /** It says nothing any more. */
  #fail(): void {
    this.#failed = true;
    this.#answer('');
  }
}
