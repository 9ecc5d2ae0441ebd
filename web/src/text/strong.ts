// Names stand in bold, and sums that were paid or received in their ink, inside sentences whose order
// each language chooses. They are wrapped in characters of the private use area, which pass through
// Fluent untouched, and cut out again here.

export const END = '\ue000';
const STARTS = { name: '\ue001', good: '\ue002', bad: '\ue003' } as const;

type Emphasis = keyof typeof STARTS | 'plain';

interface Piece {
  text: string;
  tone: Emphasis;
}

const MARKED = /([\ue001-\ue003][^\ue000]*\ue000)/;

/** Mark a name as one to be set in bold. */
export const strong = (name: string): string => `${STARTS.name}${name}${END}`;

/** Mark a sum as received (above 0) or paid. */
export const toned = (sum: string, cash: number): string =>
  `${cash > 0 ? STARTS.good : STARTS.bad}${sum}${END}`;

const toneOf = (mark: string | undefined): Emphasis =>
  (Object.keys(STARTS) as (keyof typeof STARTS)[]).find((tone) => STARTS[tone] === mark) ?? 'plain';

/** Cut a sentence into its plain and its marked pieces. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(MARKED)
    .filter(Boolean)
    .map((text) => {
      const tone = toneOf(text[0]);
      return { text: tone === 'plain' ? text : text.slice(1, -1), tone };
    });
}

/** The sentence without its marks, for names that are read aloud. */
export const plain = (sentence: string): string => sentence.replace(/[\ue000-\ue003]/g, '');
