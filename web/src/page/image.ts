// An image of Python: its memory when the program has been imported, before it knows anything of a person. The browser keeps it, so
// that later visits continue from there. A third of the memory is empty: it is neither kept nor written.

import { FOLDER } from './channel';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Image {
  /** It stands before the memory, and tells how it was made, and all that lies outside it. */
  head: Bytes;
  /** Of the memory, in bytes. */
  size: number;
  /** Its pages that hold something: where they lie, and their content. They come after the rest. */
  runs: Promise<Run[]>;
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

/** Under which the head of an image is kept. `stamp`: of the files that Python is made of. Memory depends on what the browser can do, too:
 *  a newer one begins again. */
export const imageKey = (folder: string, stamp: string): string =>
  `${folder}image?${new URLSearchParams({ stamp, browser: navigator.userAgent })}`;
/** Under which its memory is kept. */
const memoryKey = (key: string): string => key.replace('image?', 'image-memory?');

/** The image that is kept, if it has this key: a browser may keep none, or have lost it. */
export async function findImage(key: Promise<string>): Promise<Image | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const head = await contentOf(cache, await key);
    return head && imageOf(head, memoryOf(cache, await key));
  } catch {
    return undefined;
  }
}

async function memoryOf(cache: Cache, key: string): Promise<ArrayBuffer> {
  const memory = await contentOf(cache, memoryKey(key));
  if (!memory) throw new Error('half an image');
  return memory;
}

/** The content that is kept under a key, if it is whole. */
async function contentOf(cache: Cache, key: string): Promise<ArrayBuffer | undefined> {
  const found = await cache.match(key);
  const content = await found?.arrayBuffer();
  return content?.byteLength === Number(found?.headers.get(LENGTH)) ? content : undefined;
}

/** Make an image, keep it after a while, and no other. If that fails the next visit takes longer, and that is all. `make`: Python's
 *  own snapshot. */
export function keepImage(key: string, make: () => Uint8Array): void {
  const keep = async (snapshot: Bytes): Promise<void> => {
    const { head, memory } = imageIn(snapshot);
    giveBack(snapshot.buffer);
    await forgetImage();
    const cache = await caches.open(CACHE);
    const put = (key: string, image: Blob): Promise<void> =>
      cache.put(key, new Response(image, { headers: { [LENGTH]: String(image.size) } }));
    await put(memoryKey(key), memory); // whoever finds the head finds this, too
    await put(key, head);
  };
  try {
    const snapshot = make() as Bytes;
    setTimeout(() => keep(snapshot).catch(console.warn), LATER);
  } catch (error) {
    console.warn(error);
  }
}

export const forgetImage = (): Promise<boolean> => caches.delete(CACHE);

/** Write the pages of an image into memory, which may hold something where the image is empty. They are gone then. */
export function layDown(runs: Run[], memory: Uint8Array): void {
  let end = 0;
  for (const [at, content] of runs) {
    clear(memory, end, at);
    memory.set(content, at);
    end = at + content.length;
  }
  clear(memory, end, memory.length);
  if (runs[0]) giveBack(runs[0][1].buffer);
}

/** Let the memory go that something takes, whoever still knows of it. */
export function giveBack(memory: ArrayBuffer): void {
  structuredClone(null, { transfer: [memory] });
}

// --- how it is kept: the bytes of the notes, the notes, and the head; and one run after the other ---------------

interface Notes {
  head: number;
  size: number;
  /** Place and bytes of each run. */
  runs: [at: number, size: number][];
}

/** Spaces fill the last word: the head, too, is read by words. */
const inWords = (notes: string): string => notes.padEnd(Math.ceil(notes.length / WORD) * WORD);

function imageOf(kept: ArrayBuffer, coming: Promise<ArrayBuffer>): Image {
  const [length] = new Uint32Array(kept, 0, 1) as unknown as [number];
  const notes = JSON.parse(new TextDecoder().decode(new Uint8Array(kept, WORD, length))) as Notes;
  const runs = coming.then((memory) => {
    let end = 0;
    return notes.runs.map(([at, size]): Run => [at, new Uint8Array(memory, (end += size) - size, size)]);
  });
  runs.catch(() => {}); // whoever lays them down hears of it
  return { head: new Uint8Array(kept, WORD + length, notes.head), size: notes.size, runs };
}

/** The image in Python's own snapshot, whose second word says how long its head is. */
function imageIn(snapshot: Bytes): { head: Blob; memory: Blob } {
  const head = snapshot.subarray(0, new Uint32Array(snapshot.buffer)[1]!);
  const memory = snapshot.subarray(head.length);
  const runs: Run[] = [];
  for (let at = 0; at < memory.length; ) {
    const begin = at;
    while (at < memory.length && !isEmpty(memory, at)) at += PAGE;
    if (at > begin) runs.push([begin, memory.subarray(begin, at)]);
    else at += PAGE;
  }
  const notes: Notes = { head: head.length, size: memory.length, runs: runs.map(([at, { length }]) => [at, length]) };
  const written = new TextEncoder().encode(inWords(JSON.stringify(notes)));
  return { head: new Blob([new Uint32Array([written.length]), written, head]), memory: new Blob(runs.map(([, content]) => content)) };
}

function clear(memory: Uint8Array, begin: number, end: number): void {
  for (let at = begin; at < end; at += PAGE) if (!isEmpty(memory, at)) memory.fill(0, at, at + PAGE);
}

function isEmpty({ buffer, byteOffset }: Uint8Array, page: number): boolean {
  const words = new Int32Array(buffer, byteOffset + page, PAGE / WORD);
  for (let n = 0; n < words.length; n++) if (words[n]) return false;
  return true;
}
