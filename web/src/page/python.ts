// Python in this worker: what it is made of is fetched and unpacked; then it begins, or continues from its image.

import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Archive, type File } from './archive';
import { FOLDER } from './channel';
import { findImage, giveBack, imageKey, keepImage, layDown, type Image } from './image';
import { Kernel } from './kernel';
import { BEGINNING, INTERPRETER, PYTHON, Arrivals } from './packed';

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
  /** The source of `passgo.page.importer`. */
  importer: string;
  /** The versions that the interpreter expects. */
  lock: PyodideAPI['lockfile'];
}

type Create = NonNullable<PyodideConfig['createPyodideModule']>;
/** The module `pyodide.asm.mjs`: it gives the interpreter, and its memory. */
type Interpreter = {
  default(settings: object): Promise<Awaited<ReturnType<Create>> & { growMemory(size: number): void; HEAPU8: Uint8Array }>;
};

/** All that can be asked for before it is known whether there will be a Python here. */
interface Early {
  folder: string;
  parts: Promise<Parts>;
  key: Promise<string>;
  image: Promise<Image | undefined>;
  glue: Promise<Interpreter>;
  loader: Promise<typeof import('pyodide')>;
}

export function askEarly(): Early {
  const folder = new URL(`${FOLDER}python/`, self.location.href).href;
  const parts = fetch(`${folder}parts.json`).then((answer) => answer.json() as Promise<Parts>);
  const key = parts.then(({ stamp }) => imageKey(folder, stamp));
  return {
    folder,
    parts,
    key,
    image: findImage(key),
    glue: import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<Interpreter>,
    loader: import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>,
  };
}

/** Begin Python and import a program. `arrivals`: what it begins with, as it comes; `comes`: hears how much of that has, and whether Python itself has.
 *  `keepsImage`: the next visit can continue from there. */
export async function boot(
  program: string,
  early: Early,
  arrivals: Arrivals,
  comes: (share: number, begins: boolean) => void,
  keepsImage: boolean,
): Promise<Python> {
  const start = beginner(early, arrivals);
  const kernel = arrivals.content('kernel.wasm');
  const site = new Archive(arrivals.bytes('site.bin'));
  const notes = await early.parts;
  const sizeOf = (files: string[]): number => files.reduce((sum, file) => sum + notes.sizes[file]!, 0);
  const [python, whole] = [sizeOf(PYTHON), sizeOf(BEGINNING)];
  arrivals.onsent = (come) => comes(Math.min(come / whole, 1), come >= python);

  const begin = async (image?: Image): Promise<PyodideAPI> => {
    const pyodide = await start(notes, keepsImage, image);
    const garbage = pyodide.pyimport('gc') as PyProxy & Record<'disable' | 'enable' | 'freeze', () => void>;
    garbage.disable(); // what is read now stays: looking through it again and again takes a tenth of the time
    const written = await (image ? notImported(site) : importAll(pyodide, notes.importer, site));
    writeDown(pyodide, written);
    const imported = pyodide.pyimport(program) as PyProxy & { prepare?: () => void };
    performance.mark('the program is imported');
    if (!image) imported.prepare?.();
    garbage.freeze();
    garbage.enable();
    performance.mark('it is prepared');
    return pyodide;
  };
  const image = await early.image;
  const continued = image && (await begin(image).catch(() => undefined));
  if (image) giveBack(image.head.buffer);
  const pyodide = continued ?? (await begin());
  if (!continued && keepsImage) keepImage(await early.key, () => pyodide.makeMemorySnapshot());
  return { program: pyodide.pyimport(program) as PyProxy, kernel: new Kernel(await kernel), fetchPart: partsOf(pyodide) };
}

/** Import the modules of a program as they come; returns the files that are still to be written down. */
async function importAll(pyodide: PyodideAPI, source: string, site: Archive): Promise<File[]> {
  pyodide.runPython(source);
  const take = pyodide.globals.get('take') as (modules: PyProxy) => void;
  const left = pyodide.globals.get('left') as () => PyProxy & { toJs(): string[] };
  const files: File[] = [];
  for await (const come of site) {
    files.push(...come);
    const modules = come.filter(isModule);
    take(pyodide.toPy(modules.map(({ path, module, content }) => [path, module, content])));
  }
  const paths = new Set(left().toJs());
  return files.filter((file) => !isModule(file) || paths.has(file.path));
}

const isModule = ({ path }: File): boolean => path.endsWith('.pyc');

/** The files of a program whose modules an image has already. */
async function notImported(site: Archive): Promise<File[]> {
  const files: File[] = [];
  for await (const come of site) files.push(...come.filter(({ module }) => !module));
  return files;
}

/** Returns what begins the interpreter, or lets it continue from an image. It is compiled as it comes: what will ask for it has yet
 *  to come itself. */
function beginner({ folder, glue, loader }: Early, arrivals: Arrivals): (notes: Parts, keepsImage: boolean, image?: Image) => Promise<PyodideAPI> {
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
        const runs = await image.runs;
        module.growMemory(image.size);
        layDown(runs, module.HEAPU8);
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
