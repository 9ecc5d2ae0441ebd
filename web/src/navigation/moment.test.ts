import { expect, it } from 'vitest';
import { isReviewed, momentIn, partAt } from './moment';

it('reads the moment that an address names', () => {
  expect(['12', '999', '', 'key', '12x', '12-review'].map((part) => momentIn(part, 40))).toEqual([12, 40, null, null, null, 12]);
});

it('says and reads that the review lies open there', () => {
  expect([partAt(12, true), partAt(12, false)].map((part) => [momentIn(part, 40), isReviewed(part)])).toEqual([[12, true], [12, false]]);
});
