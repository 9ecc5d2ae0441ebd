import { expect, it } from 'vitest';
import type { EventView, Told } from '../protocol';
import { book, event, told } from '../testing/book';
import { cashOf, sentence, sentences } from './events';
import { pieces, plain } from './strong';

const names: Record<string, string> = { p1: 'Ada', p2: 'Bob', p3: 'Cy' };
const nameOf = (hand: string): string => names[hand] ?? hand;
const plainly = (...events: Parameters<typeof sentences>[0]): string => plain(sentences(events, book, nameOf));

it('prints each argument by its type', () => {
  const bought = event('bought', { deed: 'north', price: 1200 });
  expect(plain(sentence(bought, book, nameOf))).toBe('Ada bought north for $1,200.');
});

it('sets names in bold and what was paid in its ink', () => {
  const set = pieces(sentence(event('bought', { deed: 'north', price: 60 }), book, nameOf));
  expect(set.filter(({ tone }) => tone !== 'plain')).toEqual([
    { text: 'Ada', tone: 'name' },
    { text: 'north', tone: 'name' },
    { text: '$60', tone: 'bad' },
  ]);
});

it('knows what an event put into a purse or took out of it', () => {
  expect(cashOf(event('bought', { deed: 'north', price: 60 }))).toBe(-60);
  expect(cashOf(event('salary', { amount: 200 }))).toBe(200);
  expect(cashOf(event('bid', { amount: 30 }))).toBe(0);
});

it('tells a throw and its walk in one sentence', () => {
  const thrown = event('threw', { first: 1, second: 2 });
  const walked = event('moved', { origin: 'go', target: 'station', steps: 3 });
  expect(plainly(thrown, told('line-threw-moved', walked))).toBe('Ada rolled 1 and 2, from go to station.');
});

it('tells all that a bankrupt leaves to the bank in one sentence', () => {
  const left = (deed: string): EventView => event('left-deed', { deed });
  const dollars = event('left-lot', { lot: 'dollars', count: 3 });
  expect(plainly(left('north'))).toBe('Ada left north to the Bank.');
  const too = (deed: string): EventView => told('line-left', left(deed));
  expect(plainly(left('north'), too('south'), too('station'))).toBe('Ada left to the Bank: north, south, and station.');
  expect(plainly(event('salary', { amount: 200 }), told('more', left('north')), told('line-left', dollars))).toBe(
    'Ada collected the salary of $200. Ada left to the Bank: north and a Picsou dollar (× 3).',
  );
});

it('tells a rent and its payment in one sentence', () => {
  const claimed = event('rent-claimed', { lander: 'p1', deed: 'north', amount: 10 }, 'p2');
  const paid = event('paid', { to: 'p2', amount: 10, deed: '' });
  expect(plainly(claimed, told('line-rent-paid', paid))).toBe('Bob collected $10 rent from Ada for north.');
});

it('tells the last bid and at most three before it, of more how they rose, and who passed', () => {
  const bids = (how: Told, ...amounts: number[]) =>
    amounts.map((amount, k) => told(k ? how : '', event('bid', { amount }, `p${((amount / 10 - 1) % 3) + 1}`)));
  const pass = (seat: string): EventView => told('line-passed', event('passed', {}, seat));
  expect(plainly(...bids('line-bids', 20, 30, 40, 50))).toBe('Bob bid $50, after Ada $40, Cy $30, Bob $20.');
  expect(plainly(...bids('line-bids-rose', 10, 20), pass('p1'), ...bids('line-bids-rose', 30, 40, 50).map((one) => told('line-bids-rose', one)), pass('p3'))).toBe('Bids rose from $10 to $50, the last by Bob. Passed: Ada and Cy.');
});

it('ends a sentence with the stop of a name, once', () => {
  const began = (name: string): string => plain(sentence(event('withdrawn', { to: 'p2' }), book, () => name));
  expect(began('B. & O.')).toBe('B. & O. withdrew the offer to B. & O.');
  expect(began('B. & O')).toBe('B. & O withdrew the offer to B. & O.');
});
