import { expect, test } from 'vitest';
import type { EditionBrief } from '../protocol';
import { lengthRows, otherOf } from './lengths';

const brief = (id: string, part: Partial<EditionBrief> = {}): EditionBrief =>
  ({ id, base: id, variant: '', first: false, own: null, lengths: null, ...part }) as EditionBrief;
const shelf = [brief('old'), brief('top', { first: true }), brief('top-short', { base: 'top', variant: 'short' })];

test('lengths stand by players, and a round is a turn of each', () => {
  const length = { short: 20, middle: 40, long: 90 };
  expect(lengthRows({ lengths: { players: { 4: length, 2: { ...length, middle: 60 } }, house: {} } })).toEqual([
    { players: 2, rounds: 60, short: 20, long: 90, minutes: 60 },
    { players: 4, rounds: 40, short: 20, long: 90, minutes: 80 },
  ]);
  expect(lengthRows({ lengths: null })).toEqual([]);
});

test('a book is held against another, a variant against its own', () => {
  expect(otherOf(shelf[0]!, shelf)).toBe('top');
  expect(otherOf(shelf[1]!, shelf)).toBe('old');
  expect(otherOf(shelf[2]!, shelf)).toBe('top');
  expect(otherOf(shelf[0]!, [shelf[0]!])).toBe('');
});
