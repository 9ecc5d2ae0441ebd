// Python in this worker: what it is made of is fetched, unpacked and begun.

import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Kernel } from './kernel';

/** An interpreter that is up. */
export interface Python {
  /** One of its modules. */
  read(name: string): PyProxy;
  kernel: Kernel;
  /** Fetch the part that prints, which is not there before it is needed. */
  fetchPrinting(): Promise<void>;
}

/** The files that come packed: the name in the folder, and its media type unpacked. */
const PACKED: Record<string, string> = {
  'pyodide.asm.wasm': 'application/wasm',
  'std.zip': 'application/zip',
  'kernel.wasm': 'application/wasm',
  'site.bin': 'application/octet-stream',
  'printing.bin': 'application/octet-stream',
};

/** The notes of the build on them: the bytes of each, and the versions that the interpreter expects. */
interface Parts {
  sizes: Record<string, number>;
  lock: PyodideAPI['lockfile'];
}

export async function boot(base: string, comes: (share: number) => void): Promise<Python> {
  const folder = new URL('python/', base).href;
  const { sizes, lock } = (await (await fetch(`${folder}parts.json`)).json()) as Parts;
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const counted = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
    new TransformStream({
      transform(part, control) {
        come += part.length;
        comes(Math.min(come / whole, 1));
        control.enqueue(part);
      },
    });

  /** Hosts pack what they send in their own ways, or not at all: so the large files are packed by the build, once. */
  const unpacked = async (name: string): Promise<Response> => {
    const answer = await fetch(`${folder}${name}.packed`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const body = answer.body.pipeThrough(counted()).pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': PACKED[name]! } });
  };

  const fetched = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).split('/').pop()!;
    return name in PACKED ? unpacked(name) : fetched(asked, options);
  };
  const site = unpacked('site.bin').then((answer) => answer.arrayBuffer());
  const kernel = unpacked('kernel.wasm').then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const pyodide = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}std.zip`,
    lockFileContents: lock,
    packageBaseUrl: folder,
  });
  writeDown(pyodide, await site);
  comes(1);
  let printing: Promise<void> | undefined;
  const fetchPrinting = (): Promise<void> =>
    (printing ??= unpacked('printing.bin')
      .then(async (answer) => writeDown(pyodide, await answer.arrayBuffer()))
      .catch((error: unknown) => {
        printing = undefined; // it may come another time
        throw error;
      }));
  return { read: (name) => pyodide.pyimport(name) as PyProxy, kernel: new Kernel(await kernel), fetchPrinting };
}

/** Write the files of an archive, as the build has joined them: how long their list is, the list, one file after the other. */
function writeDown({ FS }: PyodideAPI, archive: ArrayBuffer): void {
  const length = new DataView(archive).getUint32(0, true);
  const files = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  let at = 4 + length;
  for (const [path, size] of files) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, new Uint8Array(archive, at, size), { canOwn: true });
    at += size;
  }
}
