import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('self', { name: 'here' }); // a worker
const { findImage, keepImage, layDown } = await import('./image');

const KEY = 'image?stamp=1';
const HEAD = 16;
const PAGE = 4096;

/** A snapshot as Python makes it: the second word of its head says how long that is. `full`: whether each page holds something. */
function snapshotOf(full: boolean[]): Uint8Array<ArrayBuffer> {
  const snapshot = new Uint8Array(HEAD + full.length * PAGE);
  new Uint32Array(snapshot.buffer).set([7, HEAD]);
  full.forEach((isFull, page) => isFull && snapshot.fill(page + 1, HEAD + page * PAGE + 40, HEAD + (page + 1) * PAGE));
  return snapshot;
}

describe('an image of Python', () => {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    delete: async () => kept.clear(),
    open: async () => ({
      put: async (key: string, image: Response) => kept.set(key, image),
      match: async (url: string) => kept.get(url)?.clone(),
    }),
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // So many of them that their notes have every length.
  const memories = Array.from({ length: 12 }, (_, n) => Array.from({ length: n + 3 }, (_, page) => (page * 7 + n) % 5 > 1));
  it.each(memories)('gives back the memory, whatever stood in its place', async (...full) => {
    const snapshot = snapshotOf(full);
    keepImage(KEY, () => snapshot.slice());
    await vi.runAllTimersAsync();
    const image = (await findImage(Promise.resolve(KEY)))!;

    expect(image.head.byteOffset % 4, 'it can be read by words').toBe(0);
    const memory = new Uint8Array(image.size + PAGE).fill(9);
    layDown(await image.runs, memory);
    expect(image.head).toEqual(snapshot.subarray(0, HEAD));
    expect(Buffer.compare(memory.subarray(0, image.size), snapshot.subarray(HEAD))).toBe(0);
    expect(memory.subarray(image.size).every((byte) => !byte)).toBe(true);
  });

  it('is not used under another key', async () => {
    keepImage(KEY, () => snapshotOf([true, false, true]));
    await vi.runAllTimersAsync();
    expect(await findImage(Promise.resolve('another'))).toBeUndefined();
  });

  it('is not used where its end is missing', async () => {
    keepImage(KEY, () => snapshotOf([true, false, true]));
    await vi.runAllTimersAsync();
    const shorten = async (key: string): Promise<void> => {
      const whole = kept.get(key)!;
      kept.set(key, new Response((await whole.arrayBuffer()).slice(0, -1), { headers: whole.headers }));
    };
    const [memory, head] = [...kept.keys()] as [string, string];
    await shorten(memory);
    await expect((await findImage(Promise.resolve(KEY)))!.runs).rejects.toThrow('half an image');
    await shorten(head);
    expect(await findImage(Promise.resolve(KEY))).toBeUndefined();
  });
});
