import { expect, it, vi } from 'vitest';
import type { Act } from '../protocol';
import { book, view } from '../testing/book';
import { whose } from './whose';

const deeds = [view('north'), view('south', { owner: 'p1' }), view('station', { owner: 'p2' })];
vi.mock('../game/game.svelte', () => ({
  game: { deed: (id: string) => deeds.find(({ deed }) => deed === id), nameOf: () => 'Bob' },
}));

const said = (space: string, rent = 0): string => whose({ space, rent } as Act, 'p1', book);

it('tells the price of what is for sale, and whose the rest is', () => {
  expect(said('north')).toBe('for sale, $100');
  expect(said('south')).toBe('yours');
  expect(said('station')).toBe('owned by Bob');
  expect(said('station', 50)).toBe('owned by Bob, $50');
});

it('says nothing where no deed lies', () => {
  expect(said('go')).toBe('');
});
