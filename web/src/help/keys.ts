// The keys, as the help lists them; what each does stands in the texts under `key-NAME`.

interface Key {
  name: string;
  /** The letters printed on it, or the keys of their texts if it has a name. */
  caps: string[];
  /** Only where the book has papers. */
  papers?: boolean;
}

export const KEYS: Key[] = [
  { name: 'throw', caps: ['R'] },
  { name: 'buy', caps: ['B'] },
  { name: 'auction', caps: ['A'] },
  { name: 'pass', caps: ['P'] },
  { name: 'claim', caps: ['C'] },
  { name: 'fine', caps: ['F'] },
  { name: 'share', caps: ['S'] },
  { name: 'card', caps: ['U'] },
  { name: 'want', caps: ['W'] },
  { name: 'mortgage', caps: ['K', 'L'] },
  { name: 'deeds', caps: ['D'] },
  { name: 'papers', caps: ['V'], papers: true },
  { name: 'trade', caps: ['T'] },
  { name: 'compare', caps: ['I'] },
  { name: 'answer', caps: ['Y', 'N'] },
  { name: 'half', caps: ['H', 'G'], papers: true },
  { name: 'ways', caps: ['1', '2', '3'] },
  { name: 'hold', caps: ['H'] },
  { name: 'go-on', caps: ['Space'] },
  { name: 'past', caps: ['Z'] },
  { name: 'sound', caps: ['M'] },
  { name: 'help', caps: ['?'] },
  { name: 'close', caps: ['Esc'] },
];
