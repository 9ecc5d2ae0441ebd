// An image of Python: its memory when the program has been imported, before it knows anything of a person. The browser keeps it, so
// that later visits continue from there. A third of the memory is empty: it is neither kept nor written.

import { FOLDER } from './channel';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Image {
  /** It stands before the memory, and tells how it was made, and all that lies outside it. */
  head: Bytes;
  /** Of the memory, in bytes. */
  size: number;
  /** Its pages that hold something: where they lie, and their content. */
  runs: Run[];
}
type Run = [at: number, content: Bytes];

const CACHE = `passgo image ${FOLDER}`;

/** Half an image would end the browser's process. */
const LENGTH = 'content-length';

/** Milliseconds until an image is kept: it is large, and the person who came for the first time does not wait for it. */
const LATER = 4000;

/** Bytes. */
const PAGE = 4096;
const WORD = 4;

/** Under which an image is kept. `stamp`: of the files that Python is made of. Memory depends on what the browser can do, too: a newer
 *  one begins again. */
export const imageKey = (folder: string, stamp: string): string =>
  `${folder}image?${new URLSearchParams({ stamp, browser: navigator.userAgent })}`;

/** The image that is kept, if it has this key: a browser may keep none, or have lost it. It is read while the key is still to come. */
export async function findImage(key: Promise<string>): Promise<Image | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const [kept] = await cache.keys();
    const found = kept && (await cache.match(kept));
    const content = await found?.arrayBuffer();
    if (kept?.url !== (await key) || !content) return undefined;
    return content.byteLength === Number(found?.headers.get(LENGTH)) ? imageOf(content) : undefined;
  } catch {
    return undefined;
  }
}

/** Make an image, keep it after a while, and no other. If that fails the next visit takes longer, and that is all. `make`: Python's
 *  own snapshot. */
export function keepImage(key: string, make: () => Uint8Array): void {
  const keep = async (snapshot: Bytes): Promise<void> => {
    const image = blobOf(imageIn(snapshot));
    giveBack(snapshot.buffer);
    await forgetImage();
    await (await caches.open(CACHE)).put(key, new Response(image, { headers: { [LENGTH]: String(image.size) } }));
  };
  try {
    const snapshot = make() as Bytes;
    setTimeout(() => keep(snapshot).catch(console.warn), LATER);
  } catch (error) {
    console.warn(error);
  }
}

export const forgetImage = (): Promise<boolean> => caches.delete(CACHE);

/** Write an image into memory, which may hold something where the image is empty. */
export function layDown({ runs }: Image, memory: Uint8Array): void {
  let end = 0;
  for (const [at, content] of runs) {
    clear(memory, end, at);
    memory.set(content, at);
    end = at + content.length;
  }
  clear(memory, end, memory.length);
}

/** Let the memory go that something takes, whoever still knows of it. */
export function giveBack(memory: ArrayBuffer): void {
  structuredClone(null, { transfer: [memory] });
}

// --- how it is kept: the bytes of the notes, the notes, the head, and one run after the other ---------------

interface Notes {
  head: number;
  size: number;
  /** Place and bytes of each run. */
  runs: [at: number, size: number][];
}

function blobOf({ head, size, runs }: Image): Blob {
  const notes: Notes = { head: head.length, size, runs: runs.map(([at, content]) => [at, content.length]) };
  const written = new TextEncoder().encode(inWords(JSON.stringify(notes)));
  return new Blob([new Uint32Array([written.length]), written, head, ...runs.map(([, content]) => content)]);
}

/** Spaces fill the last word: the head, too, is read by words. */
const inWords = (notes: string): string => notes.padEnd(Math.ceil(notes.length / WORD) * WORD);

function imageOf(kept: ArrayBuffer): Image {
  let end = WORD;
  const next = (size: number): Bytes => new Uint8Array(kept, (end += size) - size, size);
  const { head, size, runs } = JSON.parse(new TextDecoder().decode(next(new Uint32Array(kept, 0, 1)[0]!))) as Notes;
  return { head: next(head), size, runs: runs.map(([at, length]) => [at, next(length)]) };
}

/** The image in Python's own snapshot, whose second word says how long its head is. */
function imageIn(snapshot: Bytes): Image {
  const head = snapshot.subarray(0, new Uint32Array(snapshot.buffer)[1]!);
  const memory = snapshot.subarray(head.length);
  const runs: Run[] = [];
  for (let at = 0; at < memory.length; ) {
    const begin = at;
    while (at < memory.length && !isEmpty(memory, at)) at += PAGE;
    if (at > begin) runs.push([begin, memory.subarray(begin, at)]);
    else at += PAGE;
  }
  return { head, size: memory.length, runs };
}

function clear(memory: Uint8Array, begin: number, end: number): void {
  for (let at = begin; at < end; at += PAGE) if (!isEmpty(memory, at)) memory.fill(0, at, at + PAGE);
}

function isEmpty({ buffer, byteOffset }: Uint8Array, page: number): boolean {
  const words = new Int32Array(buffer, byteOffset + page, PAGE / WORD);
  for (let n = 0; n < words.length; n++) if (words[n]) return false;
  return true;
}
