// The line to the table. It never gives up: when it breaks it is opened again, the record is asked for
// from where it was left, and commands that had not been answered are sent again under the same id.

import type { Ack, ClientMessage, Fault, Judged, Refused, ServerMessage } from '../protocol';

export type Answer = Ack | Refused | Judged | Fault;
export type News = Exclude<ServerMessage, Answer>;

/** Waits between attempts, in milliseconds; the last is repeated. */
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Command = WithoutId<ClientMessage>;

interface Line {
  /** Where to resume: the game and the length of its record here, or nothing known yet. */
  resume: () => { game: string; since: number } | null;
  news: (message: News) => void;
  connected: (yes: boolean) => void;
}

interface Open {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

export class Socket {
  readonly #line: Line;
  readonly #unanswered = new Map<string, Open>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #sent = 0;
  /** Ids must never meet those of another screen or of this one before a reload. */
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(line: Line) {
    this.#line = line;
    addEventListener('online', () => this.#retryNow());
    this.#open();
  }

  /** Send a command and wait for its answer, however long the line is down meanwhile. */
  ask(command: Command): Promise<Answer> {
    this.#sent += 1;
    const message = { ...command, id: `${this.#prefix}-${this.#sent}` } as ClientMessage;
    return new Promise((settle) => {
      this.#unanswered.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const address = new URL('ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const resume = this.#line.resume();
    if (resume) {
      address.searchParams.set('game', resume.game);
      address.searchParams.set('since', String(resume.since));
    }
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#line.connected(true);
      for (const { message } of this.#unanswered.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      this.#line.connected(false);
      const wait = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)];
      this.#failures += 1;
      setTimeout(() => {
        if (this.#socket === socket) this.#open();
      }, wait);
    };
  }

  #retryNow(): void {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'ack':
      case 'refused':
      case 'judged':
      case 'fault': {
        const open = this.#unanswered.get(message.id);
        this.#unanswered.delete(message.id);
        if (open) open.settle(message);
        break;
      }
      default:
        this.#line.news(message);
    }
  }
}
