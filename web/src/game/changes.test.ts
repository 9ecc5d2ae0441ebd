import { expect, test } from 'vitest';
import type { StateView } from '../protocol';
import { changed } from './changes';

const state = {
  turn: 'p1',
  dice: [3, 4],
  seats: [
    { seat: 'p1', cash: 1500 },
    { seat: 'p2', cash: 1500 },
  ],
  deeds: [
    { deed: 'boardwalk', owner: 'bank' },
    { deed: 'park_place', owner: 'p1' },
  ],
} as unknown as StateView;

test('only what is told changes', () => {
  const changes = { turn: 'p2', seats: [{ seat: 'p2', cash: 7 }] } as unknown as Partial<StateView>;
  const now = changed(state, changes);
  expect(now.turn).toBe('p2');
  expect(now.dice).toEqual([3, 4]);
  expect(now.seats).toEqual([
    { seat: 'p1', cash: 1500 },
    { seat: 'p2', cash: 7 },
  ]);
  expect(now.deeds).toBe(state.deeds);
  expect(state.turn).toBe('p1');
});

test('without a change all stays', () => expect(changed(state, {})).toEqual(state));
