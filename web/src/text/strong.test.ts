import { expect, it } from 'vitest';
import { pieces, plain, strong, toned } from './strong';

const sentence = `${strong('Zoe')} paid ${toned('$20', -20)} and got ${toned('$5', 5)}.`;

it('cuts a sentence into its pieces', () => {
  expect(pieces(sentence)).toEqual([
    { text: 'Zoe', tone: 'name' },
    { text: ' paid ', tone: 'plain' },
    { text: '$20', tone: 'bad' },
    { text: ' and got ', tone: 'plain' },
    { text: '$5', tone: 'good' },
    { text: '.', tone: 'plain' },
  ]);
});

it('reads it aloud without its marks', () => {
  expect(plain(sentence)).toBe('Zoe paid $20 and got $5.');
});
