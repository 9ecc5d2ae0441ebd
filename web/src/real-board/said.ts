// A roll in the words that people say: "five three", "5 3", "53", or with the name of a face of the Speed Die.

import type { DieView } from '../protocol';
import { plainWords } from './find';

/** Returns the faces of all dice, in their order; null if something else was said. `numbers`: the words from one on. */
export function facesIn(said: string, dice: DieView[], nameOf: (face: string) => string, numbers: string): string[] | null {
  const faces = new Map(plainWords(numbers).map((word, k) => [word, String(k + 1)]));
  for (const face of dice.flatMap((die) => die.faces)) faces.set(plainWords(nameOf(face)).at(-1)!, face); // "Mr. Monopoly" by his name
  const found = plainWords(said).flatMap((word) => (/^\d+$/.test(word) ? [...word] : (faces.get(word) ?? [])));
  return found.length === dice.length && dice.every((die, k) => die.faces.includes(found[k]!)) ? found : null;
}
