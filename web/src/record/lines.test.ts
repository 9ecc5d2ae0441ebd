import { expect, it } from 'vitest';
import type { Entry, EventView, Told } from '../protocol';
import { event, told } from '../testing/book';
import { balanceOf, belowHead, byTurn, linesOf, openingsOf, turnOf } from './lines';

const entry = (n: number, text: string, ...events: EventView[]): Entry => ({
  n,
  text,
  at: 0,
  events,
  by_table: text.startsWith('*'),
  by_clock: false, by_order: false,
  undone: [], corrected: [],
});
const began = (seat: string): EventView => event('turn-began', {}, seat);
const thrown = event('threw', { first: 1, second: 2 });
const walked = told('line-threw-moved', event('moved', { origin: 'go', target: 'north', steps: 1 }));
const stopped = event('stopped', { space: 'north' });
const salary = event('salary', { amount: 200 });
const gained = told('more', salary);
const kinds = (entries: Entry[]): string[][] => linesOf(entries).map(({ events }) => events.map(({ kind }) => kind));

it('counts turns as the dice are passed on', () => {
  const entries = [entry(1, '', began('p1')), entry(2, 'p1 roll', thrown, began('p2')), entry(3, 'p2 roll', thrown)];
  expect(turnOf(entries)).toBe(2);
  expect(linesOf(entries).map(({ turn }) => turn)).toEqual([1, 2]);
});

it('has the lines of each turn together, in either order', () => {
  const lines = linesOf([entry(1, '', began('p1'), thrown), entry(2, 'p1 done', salary), entry(3, 'p1 roll', began('p2'), thrown)]);
  const turns = (found: ReturnType<typeof byTurn>) => found.map(({ turn, lines: some }) => [turn, some.length]);
  expect(turns(byTurn(lines))).toEqual([[1, 2], [2, 1]]);
  expect(turns(byTurn(lines.toReversed()))).toEqual([[2, 1], [1, 2]]);
  expect(turns(byTurn(lines, ({ n }) => n))).toEqual([[1, 1], [2, 1], [3, 1]]);
});

it('heads a turn with whose it is, though another acts first', () => {
  const claimed = event('rent-claimed', { lander: 'p2', deed: 'north', amount: 10 }, 'p1');
  const [turn] = byTurn(linesOf([entry(1, '', began('p3')), entry(2, 'p1 claim p2', claimed), entry(3, 'p3 roll', thrown)]));
  expect([turn!.whose, turn!.lines[0]!.seat]).toEqual(['p3', 'p1']);
});

it('has the throw that begins a turn, and the walk, at its head', () => {
  const begins = (...events: EventView[]) => {
    const lines = linesOf([entry(1, '', began('p1')), entry(2, 'p1 roll', ...events), entry(3, 'p1 roll', thrown, walked)]);
    const opening = openingsOf(lines).get(1);
    return [opening?.key ?? '', belowHead(lines, opening).below.map(({ events: some }) => some.map(({ kind }) => kind))];
  };
  expect(begins(thrown, walked)).toEqual(['2.0', [['threw', 'moved']]]);
  expect(begins(thrown, walked, gained)).toEqual(['2.0', [['salary'], ['threw', 'moved']]]);
  expect(begins(salary)[0]).toBe(''); // what came before the roll stays before it
  const red = told('more', event('red-fell', { face: 2 }));
  expect(begins(thrown, red, told('more', walked))[0]).toBe(''); // more came of the dice: a sentence says it
});

it('has the throw at the head though a rent of the turn before is settled first', () => {
  const claimed = event('rent-claimed', { lander: 'p2', deed: 'north', amount: 10 }, 'p1');
  const paid = event('paid', { to: 'p1', amount: 10, deed: 'north' }, 'p2');
  const lines = linesOf([entry(1, '', began('p3')), entry(2, 'p1 claim p2', claimed, told('line-rent-paid', paid)), entry(3, 'p3 roll', { ...thrown, seat: 'p3' }, { ...walked, seat: 'p3' })]);
  expect(openingsOf(lines).get(1)?.key).toBe('3.0');
});

it('has on a line what the server says shares it', () => {
  expect(kinds([entry(1, 'p1 roll', thrown), entry(2, '* dice 1 2', told('more', walked)), entry(3, 'p1 done', salary)])).toEqual([['threw', 'moved'], ['salary']]);
  const bid = (seat: string, how: Told): EventView => told(how, event('bid', { amount: 10 }, seat));
  expect(linesOf([entry(1, '', bid('p1', '')), entry(2, '', bid('p2', 'line-bids'))]).map(({ seat }) => seat)).toEqual(['p2']);
});

it('leaves out what is said better, but not the rule it rests on', () => {
  const [line, ...others] = linesOf([entry(1, 'p1 roll', thrown, told('rule', stopped), told('not', salary))]);
  expect([line!.events, line!.rules, others]).toEqual([[thrown], ['threw', 'stopped'], []]);
});

it('leaves out a question once it is answered', () => {
  const sale = told('more', event('on-sale', { deed: 'north', price: 60 }));
  const bought = { ...event('bought', { deed: 'north', price: 60 }), answers: 1 };
  expect(kinds([entry(1, 'p1 roll', thrown, sale), entry(2, 'p1 buy', bought)])).toEqual([['threw'], ['bought']]);
  expect(kinds([entry(1, 'p1 roll', thrown, sale)])).toEqual([['threw', 'on-sale']]);
});

it('tells the balance of a line only where it has several sums', () => {
  const paid = event('paid', { to: 'bank', amount: 50, deed: '' });
  expect(balanceOf(linesOf([entry(1, '', salary, told('more', paid))])[0]!)).toBe(150);
  expect(balanceOf(linesOf([entry(1, '', thrown, gained)])[0]!)).toBe(0);
});

it('says that moves were taken back, and what the clock did', () => {
  const [bought, undone] = linesOf([
    { n: 1, text: 'p1 buy', at: 0, events: [event('bought', { deed: 'north', price: 100 })], by_table: false, by_clock: true, by_order: false, undone: [], corrected: [] },
    { n: 2, text: '* takeback 1', at: 0, events: [], by_table: true, by_clock: false, by_order: false, undone: [1], corrected: [] },
  ]);
  expect([bought?.byClock, bought?.undone, undone?.undone, undone?.events]).toEqual([true, 0, 1, []]);
});
