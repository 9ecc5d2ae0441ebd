import { expect, it } from 'vitest';
import type { Entry, TurnStart } from '../protocol';
import { after, before, decisionsOf, lastUpTo, ticksOf } from './moments';

const entries = (...texts: string[]): Entry[] =>
  texts.map((text, k) => ({ n: k + 1, text, at: 0, events: [], by_table: text.startsWith('*'), by_clock: false, by_order: false, undone: [], corrected: [] }));
const turns = (count: number, players = 4): TurnStart[] =>
  Array.from({ length: count }, (_, k) => ({ n: 3 * k, seat: `p${(k % players) + 1}`, round: Math.floor(k / players) + 1 }));

it('stops where somebody decides, and never between a throw and its dice', () => {
  const game = entries('p1 roll', '* dice 3 4', '* card go', 'p1 buy', 'p2 roll', '* dice 1 1');
  expect(decisionsOf(game)).toEqual([0, 3, 4, 6]);
  expect(decisionsOf([])).toEqual([0]);
});

it('goes from moment to moment and no further than the ends', () => {
  const moments = [0, 3, 4, 6];
  expect([0, 1, 3, 5, 6, 9].map((at) => after(moments, at))).toEqual([3, 3, 4, 6, 6, 6]);
  expect([9, 6, 5, 3, 1, 0].map((at) => before(moments, at))).toEqual([6, 4, 4, 0, 0, 0]);
  expect([-1, 0, 2, 3, 7].map((at) => lastUpTo(moments, at))).toEqual([-1, 0, 0, 1, 3]);
});

it('marks each round of a short game, and as many of a long one as can be told apart', () => {
  expect(ticksOf(turns(12)).map(({ n, label }) => [n, label])).toEqual([[0, '1'], [12, '2'], [24, '3']]);
  const long = ticksOf(turns(4 * 300));
  expect(long.length).toBeLessThanOrEqual(61);
  expect(long.filter(({ label }) => label).map(({ label }) => label)).toEqual(['50', '100', '150', '200', '250', '300']);
});
