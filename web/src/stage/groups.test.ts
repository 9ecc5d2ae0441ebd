import { expect, it } from 'vitest';
import { book, event } from '../testing/book';
import { completion, ownersBefore, type Deeds } from './groups';

const deeds = (owners: Record<string, string>): Deeds => ({
  siblings: (deed) => book.siblings(book.deed(deed)).map(({ id }) => id),
  ownerOf: (deed) => owners[deed] ?? 'bank',
});
const bought = (deed: string, seat = 'p1') => event('bought', { deed, price: 100 }, seat);
const traded = (deed: string, to: string) => event('traded-deed', { deed, to }, 'p2');

it('makes a group whole with its last deed', () => {
  expect(completion([bought('south')], 0, deeds({ north: 'p1' }))).toEqual({ deed: 'south', to: 'p1', from: 'bank' });
  expect(completion([bought('south')], 0, deeds({ north: 'p2' }))).toBeNull();
  expect(completion([bought('station')], 0, deeds({}))).toBeNull(); // a deed without others is no group
});

it('is told once, by the last of the deeds that come together', () => {
  const deal = [traded('north', 'p1'), traded('south', 'p1')];
  expect(deal.map((_, k) => completion(deal, k, deeds({ north: 'p2', south: 'p2' }))?.deed ?? '')).toEqual(['', 'south']);
});

it('knows whose a deed was before it was handed over', () => {
  const before = ownersBefore([traded('north', 'p1'), bought('south')], () => 'p1');
  expect([before('north'), before('south'), before('water')]).toEqual(['p2', 'bank', 'p1']);
});
