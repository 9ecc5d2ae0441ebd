// Finding a card by what one reads on it: the beginnings of words, with or without accents, or the figures of a sum.

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** `1 200 $` and `$1,200` hold 1200. */
const figures = (text: string): string => text.replace(/(?<=\d)[\s\u00a0\u202f,.·]+(?=\d)/gu, '');

const wordsOf = (text: string): string[] => figures(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The things whose texts hold the most of the words that are wanted, and whether that is all of them. */
export function find<Thing>(things: Thing[], textOf: (thing: Thing) => string, wanted: string): { found: Thing[]; all: boolean } {
  const sought = wordsOf(wanted);
  const held = things.map((thing) => {
    const words = wordsOf(textOf(thing));
    return sought.filter((word) => words.some((one) => one.startsWith(word))).length;
  });
  const most = Math.max(0, ...held);
  return { found: most || !sought.length ? things.filter((_, k) => held[k] === most) : [], all: most === sought.length };
}
