// The host of the tables in this browser, seen from a tab: lines and questions over the channel. The first tab has its worker;
// when it goes, another takes its place, and every line is opened again as one to a server would be.

import type { Host, HostLine } from '../net/host';
import { CHANNEL, FOLDER, HOSTING, lockOf, type Answered, type FromHost, type ToBegin, type ToHost } from './channel';
import { Unread } from '../net/unread';
import { BEGINNING, type Wanted } from './packed';
import { hostState as state } from './state.svelte';

/** The page itself has begun them, before this (`passgo.page.build`). */
declare const unpacker: Worker;
declare const firstWorker: Worker;

/** None where the browser lets the page keep nothing. */
const channel = openChannel();
const tell = (message: ToHost): void => channel?.postMessage(message);
const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Run `held` once the lock is free, and keep it until that ends. Without locks there can be no host, and the page says why. */
function hold(lock: string, held: () => Promise<void>): void {
  if (!isSecureContext) state.lacks = 'safety';
  else navigator.locks.request(lock, held).catch(() => (state.lacks = 'saving'));
}

class ChannelLine implements HostLine {
  onopen: HostLine['onopen'] = null;
  onmessage: HostLine['onmessage'] = null;
  onclose: HostLine['onclose'] = null;
  readyState: number = WebSocket.CONNECTING;
  readonly id = newId();
  /** Gives the lock back. */
  #end: () => void = () => {};

  constructor() {
    hold(lockOf(this.id), () => {
      this.begin();
      return new Promise<void>((end) => (this.#end = end));
    });
  }

  /** Ask the host for it, as soon as there is one. */
  begin(): void {
    if (state.isUp && this.readyState === WebSocket.CONNECTING) tell({ t: 'open', line: this.id });
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    tell({ t: 'say', line: this.id, text });
  }

  close(): void {
    tell({ t: 'close', line: this.id });
    this.closed();
  }

  closed(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.id);
    this.#end();
    this.onclose?.();
  }
}

const lines = new Map<string, ChannelLine>();

/** Questions that are not answered yet; a new host is asked again. */
const questions = new Map<string, { ask: () => void; answer: (answered: Answered) => void }>();

function hear({ data }: MessageEvent<FromHost>): void {
  switch (data.t) {
    case 'opened':
      lines.get(data.line)?.opened();
      break;
    case 'closed':
      lines.get(data.line)?.closed();
      break;
    case 'said':
      lines.get(data.line)?.onmessage?.({ data: data.text });
      break;
    case 'answer':
      questions.get(data.id)?.answer(data);
      break;
    case 'up':
      up();
      break;
    case 'comes':
      down();
      state.share = data.share;
      if (data.begins) begin();
      break;
    case 'failed':
      state.failed = data.why;
  }
}
channel?.addEventListener('message', hear);

let begin: () => void;
const begins = new Promise<void>((done) => (begin = done));
let settle: () => void;
const settled = new Promise<void>((done) => (settle = done));

/** There is a host, perhaps another than before. */
function up(): void {
  if (state.isUp) return;
  state.isUp = true;
  begin();
  settle();
  for (const line of lines.values()) line.begin();
  for (const { ask } of questions.values()) ask();
}

/** The host that was there is gone; another comes. */
function down(): void {
  if (!state.isUp) return;
  state.isUp = false;
  for (const line of lines.values()) if (line.readyState === WebSocket.OPEN) line.closed();
}

/** The answers that the build has written down, by the address under which it is asked for. */
const written = new Map(
  [...document.querySelectorAll<HTMLLinkElement>('link[data-answers]')].map((link) => [link.dataset['answers'], link.href]),
);

async function ask(address: string, asked: RequestInit = {}): Promise<Response> {
  const file = asked.method === undefined ? written.get(address) : undefined;
  if (file) return fetch(file);
  const id = newId();
  const question: ToHost = {
    t: 'ask',
    id,
    method: asked.method ?? 'GET',
    address,
    headers: { 'accept-language': document.documentElement.lang, ...Object.fromEntries(new Headers(asked.headers)) },
    body: typeof asked.body === 'string' ? asked.body : '',
  };
  const { status, kind, body } = await new Promise<Answered>((answer) => {
    questions.set(id, { ask: () => tell(question), answer });
    if (state.isUp) tell(question);
  });
  questions.delete(id);
  return new Response(body, { status, headers: { 'content-type': kind } });
}

export const here: Host = {
  open: () => {
    const line = new ChannelLine();
    lines.set(line.id, line);
    return line;
  },
  ask,
  begins: () => begins,
  settled: () => settled,
  games: {
    save: async (guest) => (await ask(`/page/games?guest=${guest}`)).blob(),
    open: async (guest, file) => {
      const answer = await ask(`/page/games?guest=${guest}`, { method: 'POST', body: await file.text() });
      if (!answer.ok) throw new Unread(answer.status, await answer.text());
      return (await answer.json()) as number;
    },
  },
};

/** Become the host once no other tab is, and until this one goes. */
export function takeTurns(): void {
  tell({ t: 'who' });
  let worker: Worker | undefined = firstWorker;
  // It may take days until another tab that has a host is gone.
  void navigator.locks?.query().then(({ held = [] }) => {
    if (!held.some(({ name }) => name === HOSTING)) return;
    worker?.terminate();
    worker = undefined;
  });
  hold(HOSTING, () => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: FOLDER });
    worker.onerror = unpacker.onerror = (error) => (state.failed = error.message || 'worker');
    const { port1, port2 } = new MessageChannel();
    unpacker.postMessage({ names: BEGINNING, port: port1 } satisfies Wanted, [port1]);
    worker.postMessage({ unpacked: port2 } satisfies ToBegin, [port2]);
    return new Promise<void>(() => {});
  });
}
