// Python in this worker: what it is made of is fetched and unpacked; then it begins, or continues from its image.

import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { findImage, giveBack, imageKey, keepImage, layDown, type Image } from './image';
import { Kernel } from './kernel';

/** An interpreter that is up. */
export interface Python {
  /** The module that was asked for. */
  program: PyProxy;
  kernel: Kernel;
  /** Fetch a part that is not there before it is needed: `printing`, `puzzles`. */
  fetchPart(name: string): Promise<void>;
}

const INTERPRETER = 'pyodide.asm.wasm';

/** The notes of the build on them. */
interface Parts {
  /** The bytes of each. */
  sizes: Record<string, number>;
  /** Of all of them: another build has another. */
  stamp: string;
  /** The path at which Python finds the library, the one module that is compiled. */
  library: string;
  /** The versions that the interpreter expects. */
  lock: PyodideAPI['lockfile'];
}

type Create = NonNullable<PyodideConfig['createPyodideModule']>;
/** The module `pyodide.asm.mjs`: it gives the interpreter, and its memory. */
type Interpreter = {
  default(settings: object): Promise<Awaited<ReturnType<Create>> & { growMemory(size: number): void; HEAPU8: Uint8Array }>;
};

type Part = Uint8Array<ArrayBuffer>;
type Bytes = ReadableStream<Part>;
type Files = Map<string, Part>;

/** Begin Python and import a program. `keepsImage`: the next visit can continue from there. */
export async function boot(base: string, program: string, comes: (share: number) => void, keepsImage: boolean): Promise<Python> {
  const folder = new URL('python/', base).href;
  const { sizes, stamp, library, lock } = (await (await fetch(`${folder}parts.json`)).json()) as Parts;
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  let interpreterCame: () => void;
  const lineFree = new Promise<void>((came) => (interpreterCame = came));
  const counted = (name: string): TransformStream<Part, Part> =>
    new TransformStream({
      transform(part, control) {
        come += part.length;
        comes(Math.min(come / whole, 1));
        control.enqueue(part);
      },
      flush() {
        performance.mark(`${name} came`);
        if (name === INTERPRETER) interpreterCame();
      },
    });

  /** Hosts pack what they send in their own ways, or not at all: so the large files are packed by the build, once. */
  const packed = async (name: string): Promise<Bytes> => {
    const answer = await fetch(`${folder}${name}.packed`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    return answer.body;
  };
  const unpacked = (body: Bytes): Bytes => body.pipeThrough(new DecompressionStream('gzip'));
  /** One of those that Python begins with, and waits for. */
  const first = async (name: string): Promise<Bytes> => unpacked((await packed(name)).pipeThrough(counted(name)));
  const content = async (name: string): Promise<ArrayBuffer> => new Response(await first(name)).arrayBuffer();

  // All that Python begins with is asked for at once, and compiled as it comes: what will ask for it has yet to come itself.
  const glue = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<Interpreter>;
  const interpreter = WebAssembly.compileStreaming(
    first(INTERPRETER).then((body) => new Response(body, { headers: { 'content-type': 'application/wasm' } })),
  );
  const compiled = content('library.so');
  const std = content('std.zip');
  // The interpreter has the line to itself; the program comes while it begins.
  const site = lineFree.then(() => content('site.bin'));
  const kernel = lineFree.then(() => content('kernel.wasm'));
  const fetched = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    if (address.endsWith(library)) return new Response(await compiled);
    if (address === `${folder}std.zip`) return new Response(await std);
    if (address === `${folder}${INTERPRETER}`) return new Response(); // what is wanted of it is below
    return fetched(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await interpreter;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');

  const begin = async (image?: Image): Promise<PyodideAPI> => {
    const create: Create = async (settings) => {
      const [{ default: begun }] = await Promise.all([glue, interpreter]);
      // The library is there from the beginning, for an image has it in its place.
      const module = await begun(Object.assign(settings, { dynamicLibraries: [library] }));
      if (image) {
        module.growMemory(image.size);
        layDown(image, module.HEAPU8);
      }
      return module;
    };
    const pyodide = await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}std.zip`,
      lockFileContents: lock,
      packageBaseUrl: folder,
      createPyodideModule: create,
      // Of an image only the head is still to be read.
      ...(image ? { _loadSnapshot: image.head } : { _makeSnapshot: keepsImage }),
    });
    performance.mark(image ? 'Python continues' : 'Python begins');
    writeDown(pyodide, filesOf(await site).set(library, new Uint8Array(await compiled)));
    const garbage = pyodide.pyimport('gc') as PyProxy & Record<'disable' | 'enable' | 'freeze', () => void>;
    garbage.disable(); // what is read now stays: looking through it again and again takes a tenth of the time
    const imported = pyodide.pyimport(program) as PyProxy & { prepare?: () => void };
    performance.mark('the program is imported');
    if (!image) imported.prepare?.();
    garbage.freeze();
    garbage.enable();
    performance.mark('it is prepared');
    return pyodide;
  };
  const key = imageKey(folder, stamp);
  const image = await findImage(key);
  const goingOn = image && (await begin(image).catch(() => undefined));
  if (image) giveBack(image.head.buffer);
  const pyodide = goingOn ?? (await begin());
  if (!goingOn && keepsImage) keepImage(key, () => pyodide.makeMemorySnapshot());
  comes(1);
  const parts = new Map<string, Promise<void>>();
  const fetchPart = (part: string): Promise<void> => {
    const known = parts.get(part);
    if (known) return known;
    const coming = packed(`${part}.bin`)
      .then((body) => new Response(unpacked(body)).arrayBuffer())
      .then((archive) => writeDown(pyodide, filesOf(archive)))
      .catch((error: unknown) => {
        parts.delete(part); // it may come another time
        throw error;
      });
    parts.set(part, coming);
    return coming;
  };
  return { program: pyodide.pyimport(program) as PyProxy, kernel: new Kernel(await kernel), fetchPart };
}

/** The files of an archive by their paths, as the build has joined them: how long their list is, the list, one file after the other. */
function filesOf(archive: ArrayBuffer): Files {
  const length = new DataView(archive).getUint32(0, true);
  const sizes = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  let end = 4 + length;
  return new Map(sizes.map(([path, size]) => [path, new Uint8Array(archive, (end += size) - size, size)]));
}

function writeDown({ FS }: PyodideAPI, files: Files): void {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))));
  for (const folder of folders) FS.mkdirTree(folder);
  for (const [path, content] of files) FS.writeFile(path, content, { canOwn: true });
}
