import { plain } from './strong';

/** A French word before a name, which loses its last letter where the name begins with a vowel: `d’Ada`, `qu’Ève`. */
export const elided = (word: string, name: string): string =>
  /^[AEIOUŒÆH]/i.test(plain(name).normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
