// The worker that fetches and unpacks large files. It is the first thing that a page begins, before its client has come; so it
// begins by itself where no tab has a host yet, and keeps what has come until it is asked. It ends when all has been handed over.

import { XzReadableStream } from 'xz-decompress';
import { FOLDER, HOSTING } from './channel';
import { BEGINNING, type Bytes, type Chunk, type Unpacked, type Wanted } from './packed';

/** The header of an answer that the service worker has kept unpacked (`page-worker.js`). */
const UNPACKED = 'passgo-unpacked';

const untaken: Unpacked[] = [];
let port: MessagePort | null = null;
let begun = false;

function tell(message: Unpacked): void {
  if (!port) untaken.push(message);
  else port.postMessage(message, 'part' in message && message.part ? [message.part.buffer] : []);
}

/** Fetch a file, and unpack it as it comes. `came`: all of it has been sent. */
async function fetchPacked(name: string, came: () => void): Promise<Bytes> {
  const answer = await fetch(`${FOLDER}python/${name}.packed`);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const watched = answer.body.pipeThrough(
    new TransformStream<Chunk, Chunk>({
      transform(part, control) {
        tell({ sent: part.length });
        control.enqueue(part);
      },
      flush: came,
    }),
  );
  return answer.headers.has(UNPACKED) ? watched : (new XzReadableStream(watched) as Bytes);
}

/** Bring a file; returns when the line is free for the next one. */
function bring(name: string): Promise<void> {
  return new Promise((came) => {
    const handOver = async (): Promise<void> => {
      const reader = (await fetchPacked(name, came)).getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) tell({ name, part: read.value });
      tell({ name, part: null });
    };
    handOver().catch((error: unknown) => (tell({ name, failed: `${name}: ${error}` }), came()));
  });
}

async function begin(names: string[]): Promise<void> {
  if (begun) return;
  begun = true;
  for (const name of names) await bring(name);
}

self.onmessage = ({ data }: MessageEvent<Wanted>) => {
  port = data.port;
  port.onmessage = () => self.close();
  untaken.splice(0).forEach(tell);
  void begin(data.names);
};

void navigator.locks.query().then(({ held = [] }) => {
  if (held.every(({ name }) => name !== HOSTING)) void begin(BEGINNING);
});
