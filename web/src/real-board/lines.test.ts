import { expect, it } from 'vitest';
import { book, event, told } from '../testing/book';
import { plain } from '../text/strong';
import type { Entry, EventView } from '../protocol';
import { business, lastEntry, takenBack, toDo, toDoNow, wonBy } from './lines';

const names: Record<string, string> = { p1: 'Ada', p2: 'Bob', bank: 'the Bank' };
const nameOf = (hand: string): string => names[hand] ?? hand;

const walk = event('moved', { origin: 'go', target: 'north', steps: 8 });
const sale = event('on-sale', { deed: 'north', price: 60 });
const rent = event('paid', { to: 'p2', amount: 26, deed: 'north' });

it('says what to move, pay and build, and nothing of what moves nothing', () => {
  const house = event('built', { deed: 'north', level: { building: 'house', count: 1 }, price: 50 });
  expect(toDo([walk, sale, rent, house], book, nameOf).map(plain)).toEqual([
    'Ada moves to north.',
    'Ada pays Bob $26.',
    'Ada pays the Bank $50. Put a house on north.',
  ]);
});

const entry = (n: number, events: EventView[], undone: number[] = []): Entry => ({ n, text: '', at: 0, events, by_table: undone.length > 0, by_clock: false, by_order: false, undone, corrected: [] });

it('knows what was taken back just now, the last of it first', () => {
  const before = [entry(7, [walk, sale]), entry(8, [rent])];
  expect(takenBack(before)).toEqual([]);
  expect(takenBack([...before, entry(9, [], [8, 7])])).toEqual([rent, sale, walk]);
  expect(takenBack([...before, entry(9, [], [8]), entry(10, [], [7])])).toEqual([sale, walk]);
});

it('keeps what owners did one after another until the game goes on', () => {
  const house = event('built', { deed: 'north', level: { building: 'house', count: 1 }, price: 50 });
  const loan = event('mortgaged', { deed: 'south', amount: 30 });
  const all = [entry(7, [walk, sale]), entry(8, [house]), entry(9, [loan])];
  expect(business(all)).toEqual([house, loan]);
  expect(business([...all, entry(10, [walk])])).toEqual([]);
  const happened = { state: null, entries: all, latest: [loan], corrected: [] };
  expect(toDoNow(happened, book, nameOf)).toHaveLength(2);
});

it('says what fell, and what a button undoes', () => {
  const threw = event('threw', { first: 5, second: 3 });
  const happened = { state: null, entries: [entry(7, [threw, walk])], latest: [threw, walk], corrected: [] };
  expect(toDoNow(happened, book, nameOf)).toHaveLength(2);
  expect(lastEntry([threw, walk])).toBe('roll');
  expect(lastEntry([event('drew', { card: 'c_go' }), walk])).toBe('card');
  expect(lastEntry([rent])).toBe('move');
});

it('has nothing to be done once somebody has won, and says who', () => {
  const state = { winners: ['p2'] };
  expect(toDoNow({ state, entries: [entry(7, [rent])], latest: [rent], corrected: [] }, book, nameOf)).toEqual([]);
  expect(wonBy(state, nameOf)).toBe('Bob wins!');
  expect(wonBy({ winners: [] }, nameOf)).toBe('');
});

it('says a row of buildings as they stand', () => {
  const built = (deed: string, count: number): EventView => event('built', { deed, level: { building: 'house', count }, price: 50 });
  const all = [built('north', 1), built('south', 1), built('north', 2), built('south', 2)].map((one, k) => entry(k, [one]));
  const happened = { state: null, entries: all, latest: all[3]!.events, corrected: [] };
  expect(toDoNow(happened, book, nameOf).map(plain)).toEqual([
    'Ada pays the Bank $200 in all.',
    'On north now: 2 houses.',
    'On south now: 2 houses.',
  ]);
});

it('says of a losing ticket that it is one', () => {
  const blank = event('drew-ticket', { amount: 0 });
  expect(toDo([blank], book, nameOf).map(plain)).toEqual(['Ada has a losing ticket: take it out of the game.']);
});

it('says of a bankruptcy in one what is handed over in one', () => {
  const left = (deed: string, mortgaged: number): EventView => event('inherited-deed', { deed, mortgaged, level: { building: '', count: 0 } });
  const interest = (amount: number): EventView => event('paid', { to: 'bank', amount, deed: '' });
  expect(toDo([left('north', 1), left('south', 0), interest(3), interest(8)], book, nameOf).map(plain)).toEqual([
    'Ada takes over north and south. Mortgaged deeds stay face down.',
    'Ada pays the Bank $11.',
  ]);
  const toBank = ['north', 'south'].map((deed, k) => told(k ? 'line-left' : '', event('left-deed', { deed })));
  expect(toDo(toBank, book, nameOf).map(plain)).toEqual(['Ada left to the Bank: north and south.']);
  expect(toDo(toBank.toReversed(), book, nameOf).map(plain)).toEqual(['Ada left to the Bank: south and north.']); // taken back
  expect(toDo([rent, { ...rent, seat: 'p2' }], book, nameOf)).toHaveLength(2);
});
