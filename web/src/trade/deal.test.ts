import { expect, it, vi } from 'vitest';
import { book, view } from '../testing/book';
import { cashAfter, countOf, dealOf, givesForNothing, groupChanges, holderAfter, isEmpty, pledgesFor, side, textOf, withCount } from './deal';

const deeds = [view('north', { owner: 'p1' }), view('south', { owner: 'p2', mortgaged: true }), view('station')];
vi.mock('../game/game.svelte', () => ({
  game: {
    deed: (id: string) => deeds.find(({ deed }) => deed === id),
    seat: (id: string) => ({ cash: id === 'p1' ? 500 : 300 }),
  },
}));

const deal = dealOf({ offer: 1, by: 'p1', to: 'p2', give: ['station', '40'], take: ['south', 'dollars*2'], text: '', word: '', why: '', worth: 0, before: null });

it('divides what came over the wire into things and cash', () => {
  expect(deal.give).toEqual({ things: ['station'], cash: 40 });
  expect(deal.take).toEqual({ things: ['south', 'dollars*2'], cash: 0 });
  expect(isEmpty(side([]))).toBe(true);
  expect(isEmpty(side(['5']))).toBe(false);
});

it('writes the deal as the notation has it', () => {
  expect(textOf(deal)).toBe('p1 offer p2 station 40 for south dollars*2');
  expect(textOf({ ...deal, take: side([]) })).toBe('p1 offer p2 station 40 for nothing');
});

it('counts papers, and writes no count of one', () => {
  expect(countOf(deal.take, 'dollars')).toBe(2);
  expect(countOf(deal.take, 'radio')).toBe(0);
  expect(withCount(deal.take, 'radio', 1).things).toEqual(['south', 'dollars*2', 'radio']);
  expect(withCount(deal.take, 'dollars', 1).things).toEqual(['south', 'dollars']);
  expect(withCount(deal.take, 'dollars', 0).things).toEqual(['south']);
});

it('knows who would hold what', () => {
  expect(['north', 'south', 'station'].map((id) => holderAfter(deal, id))).toEqual(['p1', 'p1', 'p2']);
});

it('tells the groups in which a seat would hold more or fewer', () => {
  const changed = (seat: string) => groupChanges(deal, seat, book).map(({ group, before, after }) => [group.id, before, after]);
  expect(changed('p1')).toEqual([['blue', 1, 2]]);
  expect(changed('p2')).toEqual([
    ['blue', 1, 0],
    ['stations', 0, 1],
  ]);
});

it('tells the mortgaged deeds that a seat would receive', () => {
  expect(pledgesFor(deal, 'p1', book).map(({ id }) => id)).toEqual(['south']);
  expect(pledgesFor(deal, 'p2', book)).toEqual([]);
});

it('knows the cash of both afterwards', () => {
  expect([cashAfter(deal, 'p1'), cashAfter(deal, 'p2')]).toEqual([460, 340]);
});

it('knows who gives something for nothing: a deed, or more than a tenth of their cash', () => {
  const gift = (...give: string[]) => ({ by: 'p1', to: 'p2', give: side(give), take: side([]) });
  expect(givesForNothing(gift('north'), 'p1')).toBe(true);
  expect(givesForNothing(gift('50'), 'p1')).toBe(false);
  expect(givesForNothing(gift('51'), 'p1')).toBe(true);
  expect(givesForNothing(gift('north'), 'p2')).toBe(false);
  expect(givesForNothing({ ...gift('north'), take: side(['1']) }, 'p1')).toBe(false);
  expect(givesForNothing({ by: 'p2', to: 'p1', give: side([]), take: side(['north']) }, 'p1')).toBe(true);
});
