// The one line of this screen to the house: what is asked over it, and who is told what comes.

import type { Fault, ReasonView } from '../protocol';
import type { Unread } from './unread';
import { Socket, type Answer, type Command, type News } from './socket';

type Trouble = { reason: ReasonView } | { fault: Fault } | { unread: Unread };

/** A line that is back sooner, in milliseconds, was never worth a word. */
const GRACE = 600;

class Line {
  connected = $state(true);
  /** It has been broken long enough to be told. */
  down = $state(false);
  #grace: ReturnType<typeof setTimeout> | undefined;
  /** Commands that are on their way. */
  asking = $state(0);
  /** A refusal or a fault that the person should read. */
  trouble = $state.raw<Trouble | null>(null);
  /** What is said first whenever the line is opened. */
  greeting: () => Command[] = () => [];
  /** The table that was gone to is not there. */
  lost: (fault: Fault) => void = () => {};

  readonly #hearers: ((message: News) => void)[] = [];
  readonly #socket = new Socket({
    greeting: () => this.greeting(),
    news: (message) => this.#hearers.forEach((hear) => hear(message)),
    lost: (fault) => this.lost(fault),
    connected: (yes) => this.#turn(yes),
  });

  #turn(connected: boolean): void {
    if (connected === this.connected) return;
    this.connected = connected;
    clearTimeout(this.#grace);
    if (connected) this.down = false;
    else this.#grace = setTimeout(() => (this.down = true), GRACE);
  }

  /** Be told whatever comes. */
  hear(hearer: (message: News) => void): void {
    this.#hearers.push(hearer);
  }

  /** Ask for something; what goes wrong is told on the screen. */
  async ask(command: Command): Promise<Answer> {
    this.asking += 1;
    this.trouble = null;
    const answer = await this.#socket.ask(command);
    this.asking -= 1;
    if (answer.t === 'refused') this.trouble = { reason: answer.reason };
    else if (answer.t === 'fault') this.trouble = { fault: answer };
    return answer;
  }

  /** The same for what is only wondered: whatever is wrong is part of the answer. */
  wonder(command: Command): Promise<Answer> {
    return this.#socket.ask(command);
  }
}

export const line = new Line();
