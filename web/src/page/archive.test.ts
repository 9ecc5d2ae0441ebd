import { describe, expect, it } from 'vitest';
import { Archive, type File } from './archive';
import type { Chunk } from './packed';

const FILES: [string, string, number][] = [
  ['/lib/first.pyc', 'first', 10],
  ['/lib/empty.txt', '', 0],
  ['/lib/large.pyc', '', 300_000],
  ['/lib/last.pyc', 'last', 7],
];

const contentOf = (size: number): Chunk => Uint8Array.from({ length: size }, (_, n) => n % 251);

function joined(): Chunk {
  const listed = new TextEncoder().encode(JSON.stringify(FILES));
  const parts = [new Uint8Array(new Uint32Array([listed.length]).buffer), listed, ...FILES.map(([, , size]) => contentOf(size))];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) whole.set(part, (end += part.length) - part.length);
  return whole;
}

/** An archive that comes in pieces of some bytes. */
function coming(whole: Chunk, size: number): Archive {
  return new Archive(
    new ReadableStream<Chunk>({
      start(control) {
        for (let at = 0; at < whole.length; at += size) control.enqueue(whole.slice(at, at + size));
        control.close();
      },
    }),
  );
}

async function filesOf(archive: Archive): Promise<File[]> {
  const found: File[] = [];
  for await (const files of archive) found.push(...files);
  return found;
}

describe('an archive', () => {
  const expected = FILES.map(([path, module, size]) => ({ path, module, content: contentOf(size) }));

  it.each([1001, 65536, 1 << 20])('gives its files in order, however it comes (%i bytes at a time)', async (size) => {
    expect(await filesOf(coming(joined(), size))).toEqual(expected);
  });

  it('gives them again from the first', async () => {
    const archive = coming(joined(), 65536);
    for await (const _ of archive) break;
    expect(await filesOf(archive)).toEqual(expected);
  });

  it('says when its end is missing', async () => {
    await expect(filesOf(coming(joined().slice(0, -1), 65536))).rejects.toThrow('half an archive');
  });
});
