// Finding a card by what one reads on it: words in any order, with or without accents, or the figures of a sum.

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** `1 200 $` and `$1,200` hold 1200. */
const figures = (text: string): string => text.replace(/(?<=\d)[\s\u00a0\u202f,.·]+(?=\d)/gu, '');

/** Does a text hold every word that is wanted? */
export function matches(text: string, wanted: string): boolean {
  const within = `${plain(text)} ${figures(plain(text))}`;
  return plain(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
