// An archive of Python's files, as the build has joined them: how long their list is, the list, one file after the other. They stand
// in the order in which the program needs them, so each can be used before the next has come.

import type { Bytes, Chunk } from './packed';

export interface File {
  path: string;
  /** The module that can be imported once this file and all before it are there; empty if none. */
  module: string;
  content: Chunk;
}
type Listed = [path: string, module: string, size: number];

const WORD = 4;

/** Bytes of files that are handed over together. */
const BATCH = 1 << 18;

export class Archive {
  readonly #come: File[][] = [];
  readonly #coming: AsyncGenerator<File[]>;

  constructor(bytes: Bytes) {
    this.#coming = batches(filesOf(bytes));
  }

  /** The files in batches, from the first, each when it is there. */
  async *[Symbol.asyncIterator](): AsyncGenerator<File[]> {
    for (let n = 0; ; n++) {
      if (n === this.#come.length) {
        const next = await this.#coming.next();
        if (next.done) return;
        this.#come.push(next.value);
      }
      yield this.#come[n]!;
    }
  }
}

async function* batches(files: AsyncGenerator<File>): AsyncGenerator<File[]> {
  let batch: File[] = [];
  let size = 0;
  for await (const file of files) {
    batch.push(file);
    size += file.content.length;
    if (size < BATCH) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  yield batch;
}

async function* filesOf(bytes: Bytes): AsyncGenerator<File> {
  const take = inPieces(bytes);
  const [length] = new Uint32Array((await take(WORD)).buffer) as unknown as [number];
  const listed = JSON.parse(new TextDecoder().decode(await take(length))) as Listed[];
  for (const [path, module, size] of listed) yield { path, module, content: await take(size) };
}

/** A function that returns the next so many bytes. */
function inPieces(bytes: Bytes): (size: number) => Promise<Chunk> {
  const reader = bytes.getReader();
  let rest: Chunk = new Uint8Array();
  return async (size) => {
    const piece = new Uint8Array(size);
    for (let filled = 0; filled < size; ) {
      if (!rest.length) {
        const { value } = await reader.read();
        if (!value) throw new Error('half an archive');
        rest = value;
      }
      const part = rest.subarray(0, size - filled);
      piece.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
    return piece;
  };
}
