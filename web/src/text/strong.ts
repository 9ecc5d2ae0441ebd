// Names stand in bold inside sentences whose order each language chooses. They are wrapped in two
// characters of the private use area, which pass through Fluent untouched, and cut out again here.

const START = '\ue000';
const END = '\ue001';

export interface Piece {
  text: string;
  strong: boolean;
}

/** Mark a name as one to be set in bold. */
export const strong = (name: string): string => `${START}${name}${END}`;

/** Cut a sentence into its plain and its bold pieces. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter(Boolean)
    .map((text) =>
      text.startsWith(START) ? { text: text.slice(1, -1), strong: true } : { text, strong: false },
    );
}

/** The sentence without its marks, for names that are read aloud. */
export const plain = (sentence: string): string => sentence.replace(/[\ue000\ue001]/g, '');
