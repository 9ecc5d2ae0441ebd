// The large files that Python is made of. Hosts pack what they send in their own ways, or not at all: so the build packs these
// itself, as small as they get. A worker of its own fetches and unpacks them (`unpack.ts`), and hands them over by a port.

import { FOLDER } from './channel';

export type Chunk = Uint8Array<ArrayBuffer>;
export type Bytes = ReadableStream<Chunk>;

export const INTERPRETER = 'pyodide.asm.wasm';

/** Python by itself. */
export const PYTHON = [INTERPRETER, 'library.so', 'std.zip'];
/** All that the host begins with, in the order in which it is needed. */
export const BEGINNING = [...PYTHON, 'site.bin', 'kernel.wasm'];

/** A question to the worker: these files, over this port. */
export interface Wanted {
  names: string[];
  port: MessagePort;
}

/** News over the port: how many more bytes have been sent; the next part of a file, or its end; why a file does not come. */
export type Unpacked = { sent: number } | { name: string; part: Chunk | null } | { name: string; failed: string };

/** The files that an unpacker has been asked for, each as it comes. */
export class Arrivals {
  readonly #controls = new Map<string, ReadableStreamDefaultController<Chunk>>();
  readonly #files: Map<string, Bytes>;
  #come = 0;
  /** Hears how many bytes have been sent in all. */
  onsent: (come: number) => void = () => {};

  constructor(names: string[], port: MessagePort) {
    const fileOf = (name: string): Bytes => new ReadableStream<Chunk>({ start: (control) => void this.#controls.set(name, control) });
    this.#files = new Map(names.map((name) => [name, fileOf(name)]));
    port.onmessage = ({ data }: MessageEvent<Unpacked>) => {
      if ('sent' in data) this.onsent((this.#come += data.sent));
      else this.#hear(data);
      if (!this.#controls.size) port.postMessage('thanks');
    };
  }

  /** Ask a new unpacker for some files. */
  static of(names: string[]): Arrivals {
    const { port1, port2 } = new MessageChannel();
    const unpacker = new Worker(new URL('./unpack.ts', import.meta.url), { type: 'module', name: FOLDER });
    unpacker.postMessage({ names, port: port1 } satisfies Wanted, [port1]);
    return new Arrivals(names, port2);
  }

  bytes(name: string): Bytes {
    return this.#files.get(name)!;
  }

  content(name: string): Promise<ArrayBuffer> {
    return new Response(this.bytes(name)).arrayBuffer();
  }

  #hear(news: Exclude<Unpacked, { sent: number }>): void {
    const control = this.#controls.get(news.name)!;
    if ('part' in news && news.part) {
      control.enqueue(news.part);
      return;
    }
    this.#controls.delete(news.name);
    if ('failed' in news) {
      control.error(new Error(news.failed));
    } else {
      performance.mark(`${news.name} came`);
      control.close();
    }
  }
}
