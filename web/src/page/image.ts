// An image of Python: its memory when the program has been imported, before it knows anything of a person. The browser keeps it, so
// that later visits continue from there.

import { FOLDER } from './channel';

export type Image = Uint8Array<ArrayBuffer>;

const CACHE = `passgo image ${FOLDER}`;

/** Half an image would end the browser's process. */
const LENGTH = 'content-length';

/** Milliseconds until an image is kept: it is large, and the person who came for the first time does not wait for it. */
const LATER = 4000;

/** Under which an image is kept. `stamp`: of the files that Python is made of. Memory depends on what the browser can do, too: a newer
 *  one begins again. */
export const imageKey = (folder: string, stamp: string): string =>
  `${folder}image?${new URLSearchParams({ stamp, browser: navigator.userAgent })}`;

/** The image with a key, if it is there: a browser may keep none, or have lost it. */
export async function findImage(key: string): Promise<Image | undefined> {
  try {
    const found = await caches.match(key, { cacheName: CACHE });
    if (!found) return undefined;
    const image = new Uint8Array(await found.arrayBuffer());
    return image.length === Number(found.headers.get(LENGTH)) ? image : undefined;
  } catch {
    return undefined;
  }
}

/** Make an image, keep it after a while, and no other. If that fails the next visit takes longer, and that is all. */
export function keepImage(key: string, make: () => Uint8Array): void {
  const keep = async (image: Image): Promise<void> => {
    await forgetImage();
    await (await caches.open(CACHE)).put(key, new Response(image, { headers: { [LENGTH]: String(image.length) } }));
    giveBack(image);
  };
  try {
    const image = make() as Image;
    setTimeout(() => keep(image).catch(console.warn), LATER);
  } catch (error) {
    console.warn(error);
  }
}

export const forgetImage = (): Promise<boolean> => caches.delete(CACHE);

/** Let the memory go that an image takes, whoever still knows of it. */
export function giveBack({ buffer }: Image): void {
  structuredClone(null, { transfer: [buffer] });
}
