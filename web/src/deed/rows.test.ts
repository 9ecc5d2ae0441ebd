import { expect, it } from 'vitest';
import { book, view } from '../testing/book';
import { deedRows } from './rows';

const rows = (id: string, now: number[] = []) => deedRows(book.deed(id), view(id, { owner: 'p1', rows: now }), book);

it('prints the rents of a lot', () => {
  expect(rows('north').map(({ value }) => value)).toEqual(['$10', '$20', '$50', '$150', '$450', '$625', '$750', '$1,000']);
});

it('says of each when it is due', () => {
  const [alone, group, house] = rows('north').map(({ label }) => label);
  expect([alone, group, house]).toEqual(['Rent', 'complete group, no buildings', 'with 1 house']);
  expect(rows('north').slice(-2).map(({ label }) => label)).toEqual(['with a hotel', 'with a skyscraper']);
  expect(rows('water').map(({ value }) => value)).toEqual(['4× dice', '10× dice']);
});

it('marks the rents that hold now', () => {
  const now = rows('station', [1, 2]).filter((row) => row.now).map(({ label }) => label);
  expect(now).toEqual(['with 2 of the group', expect.stringContaining('depot')]);
  expect(rows('north').some((row) => row.now)).toBe(false);
});
