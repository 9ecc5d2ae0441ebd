import { expect, it } from 'vitest';
import { book, view } from '../testing/book';
import { deedRows } from './rows';

const rows = (id: string, part = {}) => deedRows(book.deed(id), view(id, { owner: 'p1', ...part }), book);
const now = (id: string, part = {}) => rows(id, part).filter((row) => row.now).map(({ label }) => label);

it('prints the rents of a lot', () => {
  expect(rows('north').map(({ value }) => value)).toEqual(['$10', '$20', '$50', '$150', '$450', '$625', '$750', '$1,000']);
});

it('marks the rent that holds now', () => {
  expect(now('north', { rent: 10 })).toEqual(['Rent, site alone']);
  expect(now('north', { rent: 20 })).toEqual(['whole group, unbuilt']);
  expect(now('north', { level: 1, rent: 50 })).toEqual(['with 1 house']);
  expect(now('north', { level: 5, rent: 750 })).toEqual(['with a hotel']);
  expect(now('station', { rent: 50 })).toEqual(['with 2 of the group']);
  expect(now('water', { rent: 4 })).toEqual(['with 1 of the group']);
});

it('marks the depot beside the number of stations', () => {
  expect(now('station', { level: 1, rent: 100 })).toEqual(['with 2 of the group', expect.stringContaining('with')]);
});

it('marks nothing on a deed that asks no rent', () => {
  expect(now('north', { owner: 'bank' })).toEqual([]);
  expect(now('north', { mortgaged: true })).toEqual([]);
});
