import { expect, it } from 'vitest';
import type { Entry, EventView } from '../protocol';
import { event } from '../testing/book';
import { lastBids, openingOf } from './bidding';

const entry = (n: number, ...events: EventView[]): Entry => ({ n, text: '', at: 0, events });
const opened = event('auction-opened', { deed: 'north', opening: 10 });
const bid = (seat: string, amount: number): EventView => event('bid', { amount }, seat);

it('knows the last bid of each seat', () => {
  const bids = lastBids([entry(1, opened), entry(2, bid('p1', 20)), entry(3, bid('p2', 25)), entry(4, bid('p1', 30))]);
  expect([...bids].sort()).toEqual([
    ['p1', 30],
    ['p2', 25],
  ]);
});

it('leaves out the bids of an auction before', () => {
  const entries = [entry(1, opened), entry(2, bid('p3', 90)), entry(3, opened), entry(4, bid('p1', 15))];
  expect([...lastBids(entries)]).toEqual([['p1', 15]]);
  expect(lastBids([...entries, entry(5, opened)]).size).toBe(0);
});

it('knows what the auction that runs was opened at', () => {
  const house = event('building-auction-opened', { building: 'house', opening: 45 });
  expect(openingOf([entry(1, opened), entry(2, bid('p1', 20)), entry(3, house), entry(4, bid('p1', 50))])).toBe(45);
  expect(openingOf([])).toBe(0);
});
