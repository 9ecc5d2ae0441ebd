import { expect, it } from 'vitest';
import { buildingOf, isSingle } from './buildings';

it('knows what stands on a deed', () => {
  expect([1, 4, 5, 6].map((level) => buildingOf('street', level))).toEqual(['house', 'house', 'hotel', 'skyscraper']);
  expect([buildingOf('railroad', 1), buildingOf('taxi', 1)]).toEqual(['depot', 'stand']);
});

it('draws houses by their number, and all else as one building', () => {
  expect([0, 4, 5, 6].map((level) => isSingle('street', level))).toEqual([false, false, true, true]);
  expect(isSingle('railroad', 1)).toBe(true);
});
