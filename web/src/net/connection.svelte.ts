// The one connection of this screen to the server: what is sent over it, and who gets what comes.

import type { Fault, Missing, ReasonView } from '../protocol';
import type { Unread } from './unread';
import { Socket, type Answer, type Command, type News } from './socket';

type Trouble = { reason: ReasonView } | { fault: Fault } | { unread: Unread };

/** A connection that is back sooner, in milliseconds, was never worth a word. */
const GRACE = 600;

class Connection {
  connected = $state(true);
  /** It has been broken long enough to be reported. */
  down = $state(false);
  #grace: ReturnType<typeof setTimeout> | undefined;
  /** Commands that are on their way. */
  asking = $state(0);
  /** A refusal or a fault that the person should read. */
  trouble = $state.raw<Trouble | null>(null);
  /** Services that this host does not have. */
  #missing = $state.raw<readonly Missing[]>([]);
  /** The commands that are sent first whenever the connection is opened. */
  greeting: () => Command[] = () => [];
  /** The table that was gone to is not there. */
  lost: (fault: Fault) => void = () => {};

  readonly #subscribers: ((message: News) => void)[] = [];
  readonly #socket = new Socket({
    greeting: () => this.greeting(),
    news: (message) => {
      if (message.t === 'welcome') this.#missing = message.missing;
      this.#subscribers.forEach((tell) => tell(message));
    },
    lost: (fault) => this.lost(fault),
    connected: (yes) => this.#change(yes),
  });

  #change(connected: boolean): void {
    if (connected === this.connected) return;
    this.connected = connected;
    clearTimeout(this.#grace);
    if (connected) this.down = false;
    else this.#grace = setTimeout(() => (this.down = true), GRACE);
  }

  /** Whether this host can do something, as far as is known. */
  has(what: Missing): boolean {
    return !this.#missing.includes(what);
  }

  /** Subscribe to all messages. */
  subscribe(subscriber: (message: News) => void): void {
    this.#subscribers.push(subscriber);
  }

  /** Send a command; errors are shown on the screen. */
  async send(command: Command): Promise<Answer> {
    this.asking += 1;
    this.trouble = null;
    const answer = await this.#socket.send(command);
    this.asking -= 1;
    if (answer.t === 'refused') this.trouble = { reason: answer.reason };
    else if (answer.t === 'fault') this.trouble = { fault: answer };
    return answer;
  }

  /** The same for what is only a question: whatever is wrong is part of the answer. */
  query(command: Command): Promise<Answer> {
    return this.#socket.send(command);
  }
}

export const connection = new Connection();
