// Python in this worker: what it is made of is fetched and unpacked; then it begins, or continues from its image.

import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Archive, type File } from './archive';
import { findImage, giveBack, imageKey, keepImage, layDown, type Image } from './image';
import { Kernel } from './kernel';
import { INTERPRETER, Arrivals } from './packed';

/** An interpreter that is up. */
export interface Python {
  /** The module that was asked for. */
  program: PyProxy;
  kernel: Kernel;
  /** Fetch a part that is not there before it is needed: `printing`, `puzzles`. */
  fetchPart(name: string): Promise<void>;
}

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

const IMPORT_ALL = `
def import_all(modules):
    for module in modules.split():
        __import__(module)

import_all
`;

/** Begin Python and import a program. `arrivals`: what it begins with, as it comes; `comes`: hears how much of that has.
 *  `keepsImage`: the next visit can continue from there. */
export async function boot(
  base: string,
  program: string,
  arrivals: Arrivals,
  comes: (share: number) => void,
  keepsImage: boolean,
): Promise<Python> {
  const folder = new URL('python/', base).href;
  const start = beginner(folder, arrivals);
  const kernel = arrivals.content('kernel.wasm');
  const site = new Archive(arrivals.bytes('site.bin'));
  const coming = fetch(`${folder}parts.json`).then((answer) => answer.json() as Promise<Parts>);
  const key = coming.then(({ stamp }) => imageKey(folder, stamp));
  const found = findImage(key);
  const notes = await coming;
  const whole = Object.values(notes.sizes).reduce((sum, size) => sum + size, 0);
  arrivals.onsent = (come) => comes(Math.min(come / whole, 1));

  const begin = async (image?: Image): Promise<PyodideAPI> => {
    const pyodide = await start(notes, keepsImage, image);
    const garbage = pyodide.pyimport('gc') as PyProxy & Record<'disable' | 'enable' | 'freeze', () => void>;
    garbage.disable(); // what is read now stays: looking through it again and again takes a tenth of the time
    const importAll = pyodide.runPython(IMPORT_ALL) as PyProxy & ((modules: string) => void);
    for await (const files of site) {
      writeDown(pyodide, image ? files.filter(({ module }) => !module) : files); // an image has the modules that were imported
      if (!image) importAll(files.map(({ module }) => module).join(' '));
    }
    const imported = pyodide.pyimport(program) as PyProxy & { prepare?: () => void };
    performance.mark('the program is imported');
    if (!image) imported.prepare?.();
    garbage.freeze();
    garbage.enable();
    performance.mark('it is prepared');
    return pyodide;
  };
  const image = await found;
  const continued = image && (await begin(image).catch(() => undefined));
  if (image) giveBack(image.head.buffer);
  const pyodide = continued ?? (await begin());
  if (!continued && keepsImage) keepImage(await key, () => pyodide.makeMemorySnapshot());
  return { program: pyodide.pyimport(program) as PyProxy, kernel: new Kernel(await kernel), fetchPart: partsOf(pyodide) };
}

/** Returns what begins the interpreter, or lets it continue from an image. It is compiled as it comes: what will ask for it has yet
 *  to come itself. */
function beginner(folder: string, arrivals: Arrivals): (notes: Parts, keepsImage: boolean, image?: Image) => Promise<PyodideAPI> {
  const glue = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<Interpreter>;
  const loader = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>;
  const headers = { 'content-type': 'application/wasm' };
  const interpreter = WebAssembly.compileStreaming(new Response(arrivals.bytes(INTERPRETER), { headers }));
  const std = arrivals.content('std.zip');
  const compiled = arrivals.content('library.so');

  return async ({ library, lock }, keepsImage, image) => {
    const fetched = self.fetch.bind(self);
    self.fetch = async (asked, options) => {
      const address = String(asked instanceof Request ? asked.url : asked);
      if (address.endsWith(library)) return new Response(await compiled);
      if (address === `${folder}std.zip`) return new Response(await std);
      if (address === folder + INTERPRETER) return new Response(); // what is wanted of it is below
      return fetched(asked, options);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await interpreter;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    };
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
    const pyodide = await (await loader).loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}std.zip`,
      lockFileContents: lock,
      packageBaseUrl: folder,
      createPyodideModule: create,
      // Of an image only the head is still to be read.
      ...(image ? { _loadSnapshot: image.head } : { _makeSnapshot: keepsImage }),
    });
    performance.mark(image ? 'Python continues' : 'Python begins');
    writeDown(pyodide, [{ path: library, module: '', content: new Uint8Array(await compiled) }]);
    return pyodide;
  };
}

/** Returns what brings a part of the program, once. */
function partsOf(pyodide: PyodideAPI): Python['fetchPart'] {
  const parts = new Map<string, Promise<void>>();
  const bring = async (name: string): Promise<void> => {
    for await (const files of new Archive(Arrivals.of([name]).bytes(name))) writeDown(pyodide, files);
  };
  return (part) => {
    const coming = parts.get(part) ?? bring(`${part}.bin`);
    parts.set(part, coming);
    coming.catch(() => parts.delete(part)); // it may come another time
    return coming;
  };
}

let seconds = 0;

function writeDown({ FS }: PyodideAPI, files: File[]): void {
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  for (const folder of folders) FS.mkdirTree(folder);
  for (const { path, content } of files) FS.writeFile(path, content, { canOwn: true });
  seconds++; // Python looks again through a folder whose time has changed, and two batches may come at the same one
  for (const folder of folders) FS.utime(folder, 1000 * seconds, 1000 * seconds);
}
