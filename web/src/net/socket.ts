// The connection to the host. It never gives up: when it breaks it is opened again, who is there is said again, the
// table is gone to as it was left, and commands that had not been answered are sent again under the same id.
// A network that is gone closes nothing: so the connection is listened to, and given up when it stays silent.

import type { Ack, CircleLink, ClientMessage, Fault, Judged, Mail, Pong, PushKey, Refused, SeatKey, ServerMessage, Webhook, Welcome } from '../protocol';
import { host, type HostLine } from './host';

export type Answer = Ack | Refused | Judged | Fault | SeatKey | PushKey | Webhook | Mail | CircleLink | Welcome;
export type News = Exclude<ServerMessage, Exclude<Answer, Welcome> | Pong>;

/** Waits between attempts, in milliseconds; the last is repeated. */
const BACKOFF = [250, 500, 1000, 1500, 2000];
/** A wait is longer or shorter by this share of it, so that screens that lost a server together do not return together. */
const SPREAD = 0.4;

/** How often the connection is listened to, in milliseconds, and how many times it may be found silent. */
const BEAT = 2500;
const SILENT = 2;
/** How many more beats the first message has, which may be a whole record. */
const FIRST = 10;

/** A picture comes every 16 ms where one is drawn at all. */
const NO_PICTURE = 50;

/** Do it once, before the next picture is drawn: what comes between two of them is worked out together. */
function beforeThePicture(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, NO_PICTURE);
}

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Command = WithoutId<ClientMessage>;

interface Handlers {
  /** The first message on every connection: the guest, and their last table, as far as known. */
  greeting: () => Command[];
  news: (message: News) => void;
  /** A command of the greeting could not be done. */
  lost: (fault: Fault) => void;
  connected: (yes: boolean) => void;
}

interface Open {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

export class Socket {
  readonly #handlers: Handlers;
  readonly #unanswered = new Map<string, Open>();
  #socket: HostLine | null = null;
  #failures = 0;
  /** Beats since anything was heard. */
  #silent = 0;
  #sent = 0;
  /** The messages that came and are not read yet. */
  readonly #arrived: string[] = [];
  /** Ids must never meet those of another screen or of this one before a reload. */
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    addEventListener('online', () => this.#retryNow());
    // A page that stands still hears nothing, and the server must know that nobody sees what it is sent.
    document.addEventListener('freeze', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#retryNow();
    });
    setInterval(() => this.#beat(), BEAT);
    this.#open();
  }

  /** Send a command and wait for its answer, however long the connection is down meanwhile. */
  send(command: Command): Promise<Answer> {
    const message = this.#numbered(command);
    return new Promise((settle) => {
      this.#unanswered.set(message.id, { message, settle });
      this.#transmit(message);
    });
  }

  #numbered(command: Command): ClientMessage {
    this.#sent += 1;
    return { ...command, id: `${this.#prefix}-${this.#sent}` } as ClientMessage;
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const socket = host.open();
    this.#socket = socket;
    this.#silent = -FIRST;
    socket.onopen = () => {
      for (const command of this.#handlers.greeting()) this.#transmit(this.#numbered(command));
      for (const { message } of this.#unanswered.values()) this.#transmit(message);
    };
    socket.onmessage = (event) => {
      this.#silent = 0;
      this.#failures = 0;
      this.#handlers.connected(true);
      this.#arrived.push(event.data);
      if (this.#arrived.length === 1) beforeThePicture(() => this.#read());
    };
    socket.onclose = () => {
      this.#read();
      this.#openLater(socket);
    };
  }

  #openLater(lost: HostLine): void {
    this.#handlers.connected(false);
    const wait = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)]! * (1 + SPREAD * (Math.random() - 0.5));
    this.#failures += 1;
    setTimeout(() => {
      if (this.#socket === lost) this.#open();
    }, wait);
  }

  /** Ask whether the connection is up, and leave one that has not answered. */
  #beat(): void {
    const socket = this.#socket;
    if (!socket?.onclose || socket.readyState === WebSocket.CLOSED) return;
    this.#silent += 1;
    if (this.#silent > SILENT) {
      // Its own closing may take minutes, and what still came over it would be heard twice.
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      this.#openLater(socket);
    } else this.#transmit({ t: 'ping', id: `${this.#prefix}-ping` });
  }

  #retryNow(): void {
    if (!this.#socket?.onclose || this.#socket.readyState === WebSocket.CLOSED) this.#open();
  }

  /** Read what has come since the last picture. */
  #read(): void {
    for (const text of this.#arrived.splice(0)) this.#receive(JSON.parse(text) as ServerMessage);
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'ack':
      case 'refused':
      case 'judged':
      case 'key':
      case 'push-key':
      case 'webhook':
      case 'mail':
      case 'circle':
      case 'fault':
        if (!this.#settle(message) && message.t === 'fault') this.#handlers.lost(message);
        break;
      case 'welcome':
        this.#settle(message);
        this.#handlers.news(message);
        break;
      case 'pong':
        break;
      default:
        this.#handlers.news(message);
    }
  }

  /** Tell whoever waits for this answer; whether anybody did. */
  #settle(answer: Answer): boolean {
    const open = this.#unanswered.get(answer.id);
    this.#unanswered.delete(answer.id);
    open?.settle(answer);
    return open !== undefined;
  }
}
