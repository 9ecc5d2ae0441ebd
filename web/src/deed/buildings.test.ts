import { expect, it } from 'vitest';
import type { Built } from '../protocol';
import { book } from '../testing/book';
import { builtOn, isSingle, signOf, wordsOf } from './buildings';

const built = (id: string, level: number): Built => builtOn(book.deed(id), level);
const levels = [0, 1, 4, 5, 6];

it('says what stands on a deed as the deed prints it', () => {
  expect(levels.map((level) => wordsOf(built('north', level)))).toEqual([
    'no building',
    '1 house',
    '4 houses',
    'a hotel',
    'a skyscraper',
  ]);
  expect(wordsOf(built('station', 1))).toBe('a depot');
});

it('draws houses by their number, and all else as one building', () => {
  expect(levels.map((level) => isSingle(built('north', level)))).toEqual([false, false, false, true, true]);
  expect(isSingle(built('station', 1))).toBe(true);
  expect([signOf(built('north', 4)), signOf(built('north', 6))]).toEqual(['sign-house', 'sign-skyscraper']);
});
