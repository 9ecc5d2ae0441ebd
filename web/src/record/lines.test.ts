import { expect, it } from 'vitest';
import type { Entry, EventView } from '../protocol';
import { event } from '../testing/book';
import { balanceOf, belowHead, byTurn, linesOf, openingsOf, turnOf } from './lines';

const entry = (n: number, text: string, ...events: EventView[]): Entry => ({
  n,
  text,
  at: 0,
  events,
  by_table: text.startsWith('*'),
  by_clock: false,
  undone: [], corrected: [],
});
const began = (seat: string): EventView => event('turn-began', {}, seat);
const thrown = event('threw', { first: 1, second: 2 });
const walked = event('moved', { origin: 'go', target: 'north', steps: 1 });
const stopped = event('stopped', { space: 'north' });
const salary = event('salary', { amount: 200 });
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

it('has a move and the chance that decides it on one line', () => {
  const entries = [entry(1, 'p1 roll', event('doubles-again', {})), entry(2, '* dice 1 2', thrown, walked)];
  expect(kinds(entries)).toEqual([['doubles-again', 'threw', 'moved']]);
  expect(kinds([entry(1, 'p1 roll', thrown), entry(2, 'p1 done', salary)])).toEqual([['threw'], ['salary']]);
});

it('has all that a bankrupt leaves to the bank on one line', () => {
  const left = Array.from({ length: 7 }, () => event('left-deed', { deed: 'north' }));
  const ruin = event('went-bankrupt', { to: 'bank', amount: 200 });
  expect(kinds([entry(1, 'p1 bankrupt', ruin, ...left, thrown)])).toEqual([['went-bankrupt', ...left.map(({ kind }) => kind)], ['threw']]);
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
  expect(begins(thrown, walked, salary)).toEqual(['2.0', [['salary'], ['threw', 'moved']]]);
  expect(begins(salary)[0]).toBe(''); // what came before the throw stays before it
  const red = event('red-fell', { face: 2 });
  expect(begins(thrown, red, walked)[0]).toBe(''); // more came of the dice: a sentence says it
});

it('has the throw at the head though a rent of the turn before is settled first', () => {
  const claimed = event('rent-claimed', { lander: 'p2', deed: 'north', amount: 10 }, 'p1');
  const paid = event('paid', { to: 'p1', amount: 10, deed: 'north' }, 'p2');
  const lines = linesOf([entry(1, '', began('p3')), entry(2, 'p1 claim p2', claimed, paid), entry(3, 'p3 roll', { ...thrown, seat: 'p3' }, { ...walked, seat: 'p3' })]);
  expect(openingsOf(lines).get(1)?.key).toBe('3.0');
});

it('leaves out what the event before has said, but not the rule it rests on', () => {
  const [line] = linesOf([entry(1, 'p1 roll', thrown, walked, stopped)]);
  expect(line!.events).toEqual([thrown, walked]);
  expect(line!.rules).toEqual(['threw', 'moved', 'stopped']);
});

it('leaves out a sale that is answered at once', () => {
  const sale = event('on-sale', { deed: 'north', price: 60 });
  const bought = event('bought', { deed: 'north', price: 60 });
  expect(kinds([entry(1, 'p1 roll', thrown, sale), entry(2, 'p1 buy', bought)])).toEqual([['threw'], ['bought']]);
  expect(kinds([entry(1, 'p1 roll', thrown, sale)])).toEqual([['threw', 'on-sale']]);
});

it('gathers bids in one line, and keeps them from the line of the win', () => {
  const bid = (seat: string, amount: number): EventView => event('bid', { amount }, seat);
  const won = event('auction-won', { deed: 'north', price: 20 }, 'p2');
  const passed = entry(2, 'p3 pass', event('passed', {}, 'p3'));
  const entries = [entry(1, 'p1 bid 10', bid('p1', 10)), passed, entry(3, 'p2 bid 20', bid('p2', 20), won)];
  expect(kinds(entries)).toEqual([['bid', 'passed', 'bid'], ['auction-won']]);
  expect(linesOf(entries)[0]!.seat).toBe('p2');
  expect(kinds([entry(1, 'p2 bid 20', bid('p2', 20), won)])).toEqual([['bid'], ['auction-won']]);
});

it('has a rent and its payment on the line of the owner', () => {
  const claimed = event('rent-claimed', { lander: 'p1', deed: 'north', amount: 10 }, 'p2');
  const paid = event('paid', { to: 'p2', amount: 10, deed: '' });
  expect(kinds([entry(1, 'p2 claim p1', claimed, paid)])).toEqual([['rent-claimed', 'paid']]);
});

it('breaks a line after four sentences, and before what deserves its own', () => {
  expect(kinds([entry(1, '', salary, salary, salary, salary, salary)]).map(({ length }) => length)).toEqual([4, 1]);
  const drew = event('drew', { card: 'c' });
  expect(kinds([entry(1, '', thrown, drew)])).toEqual([['threw'], ['drew']]);
});

it('tells the balance of a line only where it has several sums', () => {
  const paid = event('paid', { to: 'bank', amount: 50, deed: '' });
  expect(balanceOf(linesOf([entry(1, '', salary, paid)])[0]!)).toBe(150);
  expect(balanceOf(linesOf([entry(1, '', thrown, salary)])[0]!)).toBe(0);
});

it('says that moves were taken back, and what the clock did', () => {
  const [bought, undone] = linesOf([
    { n: 1, text: 'p1 buy', at: 0, events: [event('bought', { deed: 'north', price: 100 })], by_table: false, by_clock: true, undone: [], corrected: [] },
    { n: 2, text: '* takeback 1', at: 0, events: [], by_table: true, by_clock: false, undone: [1], corrected: [] },
  ]);
  expect([bought?.byClock, bought?.undone, undone?.undone, undone?.events]).toEqual([true, 0, 1, []]);
});
