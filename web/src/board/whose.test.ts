import { expect, it, vi } from 'vitest';
import type { Act } from '../protocol';
import { book, view } from '../testing/book';
import { whose } from './whose';

const deeds = [view('north'), view('south', { owner: 'p1' }), view('station', { owner: 'p2' })];
vi.mock('../state/game.svelte', () => ({
  game: { deed: (id: string) => deeds.find(({ deed }) => deed === id), nameOf: () => 'Bob' },
}));

const act = (space: string, rent = 0): Act => ({ text: `p1 move ${space}`, space, rent }) as Act;

it('tells the price of what is for sale, and whose the rest is', () => {
  expect(whose(act('north'), book)).toBe('for sale, $100');
  expect(whose(act('south'), book)).toBe('yours');
  expect(whose(act('station'), book)).toBe('held by Bob');
  expect(whose(act('station', 50), book)).toBe('held by Bob, $50');
});

it('says nothing where no deed lies', () => {
  expect(whose(act('go'), book)).toBe('');
});
