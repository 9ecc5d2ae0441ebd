import { expect, it } from 'vitest';
import type { EventView } from '../protocol';
import { event } from '../testing/book';
import { hasWords, isAbout, isOfKind } from './filter';
import type { Line } from './lines';

const line = (...events: EventView[]): Line => ({ key: '', n: 1, turn: 1, whose: '', seat: events[0]!.seat, events, rules: [], byClock: false, byOrder: false, undone: 0, corrected: [] });
const paid = line({ ...event('paid', { to: 'p2', amount: 5, deed: 'north' }), purses: [{ seat: 'p1', before: 9, after: 4 }] });
const bought = line(event('bought', { deed: 'north', price: 5 }, 'p3'));
const offered = line(event('offered', { to: 'p2' }));

it('tells kinds of lines apart', () => {
  const kinds = (one: Line): string[] => (['mine', 'money', 'deeds', 'offers'] as const).filter((kind) => isOfKind(one, kind, ['p2']));
  expect([kinds(paid), kinds(bought), kinds(offered)]).toEqual([['mine', 'money'], ['deeds'], ['mine', 'offers']]);
});

it('knows whom a line is about', () => {
  expect([isAbout(paid, 'p1'), isAbout(paid, 'p2'), isAbout(paid, 'p3'), isAbout(paid, '')]).toEqual([true, true, false, true]);
});

it('finds words in whatever letters', () => {
  expect([hasWords('Ada buys', 'ADA '), hasWords('Ada buys', 'sells'), hasWords('Ada', '  ')]).toEqual([true, false, true]);
});
