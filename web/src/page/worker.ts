// The host of the tables: passgo's own Python in this worker. It knows no rule and no table; it brings the parts together
// and passes on what comes over the channel.

import type { PyProxy } from 'pyodide/ffi';
import { CHANNEL, lockOf, type FromHost, type HostQuestion, type ToBegin, type ToHost } from './channel';
import { Database } from './database';
import type { Kernel } from './kernel';
import { forgetImage } from './image';
import { Arrivals, BEGINNING } from './packed';
import { askEarly, boot } from './python';
import { StudyWorker } from './studies';

/** The host that `passgo.page.start` gives. */
interface Host {
  opened(line: string, say: (text: string) => void): void;
  said(line: string, text: string): void;
  closed(line: string): void;
  ask(method: string, address: string, headers: string, body: string): Promise<PyProxy & { toJs(): unknown }>;
}

type Start = (database: Database | string, kernel: Kernel, fetchPart: (name: string) => Promise<void>, beginStudy: () => StudyWorker) => Promise<Host>;

/** The page begins this worker first of all, and calls it when no other tab has a host. */
const early = askEarly();

let channel: BroadcastChannel;
const tell = (message: FromHost): void => channel.postMessage(message);

let host: Host | null = null;
let comes: FromHost = { t: 'comes', share: 0, begins: false };

const opened = (line: string): void => {
  if (!host) return;
  host.opened(line, (text: string) => tell({ t: 'said', line, text }));
  tell({ t: 'opened', line });
  // The one that gets the lock of a line knows that its tab is gone.
  void navigator.locks.request(lockOf(line), () => host?.closed(line));
};

async function answer({ id, method, address, headers, body }: HostQuestion): Promise<void> {
  if (!host) return;
  const found = await host.ask(method, address, JSON.stringify(headers), body).catch((error: unknown) => {
    // nobody may wait for ever
    tell({ t: 'answer', id, status: 500, kind: 'text/plain', body: new TextEncoder().encode(String(error)) });
  });
  if (!found) return;
  const [status, kind, content] = found.toJs() as [number, string, Uint8Array<ArrayBuffer>];
  found.destroy();
  tell({ t: 'answer', id, status, kind, body: content });
}

function hear({ data }: MessageEvent<ToHost>): void {
  switch (data.t) {
    case 'who':
      tell(host ? { t: 'up' } : comes);
      break;
    case 'open':
      opened(data.line);
      break;
    case 'close':
      host?.closed(data.line);
      break;
    case 'say':
      host?.said(data.line, data.text);
      break;
    case 'ask':
      void answer(data);
  }
}

self.onmessage = async ({ data: { unpacked } }: MessageEvent<ToBegin>) => {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = hear;
  const come = (share: number, begins: boolean): void => tell((comes = { t: 'comes', share, begins }));
  try {
    come(0, false);
    // A browser may refuse to keep anything, in a private window for one: the host then says so.
    const opened = Database.open().catch((error: unknown) => String(error));
    const { program, kernel, fetchPart } = await boot('passgo.page.start', early, new Arrivals(BEGINNING, unpacked), come, true);
    host = await (program as PyProxy & { start: Start }).start(await opened, kernel, fetchPart, () => new StudyWorker());
    performance.mark('host up');
    tell({ t: 'up' });
  } catch (error) {
    await forgetImage().catch(() => {}); // if that was wrong, the page need only be loaded again
    tell({ t: 'failed', why: String(error) });
  }
};
