import { expect, it, vi } from 'vitest';
import type { DeedView, SpaceInfo } from '../protocol';
import { book, view } from '../testing/book';
import { describe } from './describe';

const held: Record<string, DeedView> = { water: view('water', { owner: 'p1' }), power: view('power') };
vi.mock('../game/game.svelte', () => ({ game: { deed: (id: string) => held[id] } }));

const nameOf = (hand: string): string => ({ p1: 'Ada', p2: 'Bob' })[hand] ?? hand;
const said = (id: string, part?: Partial<DeedView>, visitors: string[] = []): string =>
  describe(book.space(id)!, part && view(id, part), visitors, book, nameOf);

it('tells what is for sale, and whose it is at what rent', () => {
  expect(said('north', {})).toBe('north, blue, for sale at $100');
  expect(said('north', { owner: 'p1', rent: 20 })).toBe('north, blue, owned by Ada, rent $20');
  expect(said('north', { owner: 'p1', mortgaged: true })).toBe('north, blue, owned by Ada, mortgaged');
});

it('tells what stands there by its name', () => {
  const built = (id: string, level: number): string | undefined =>
    /Ada, (.*), rent/.exec(said(id, { owner: 'p1', rent: 50, level }))?.[1];
  expect([1, 3, 5, 6].map((level) => built('north', level))).toEqual(['1 house', '3 houses', 'a hotel', 'a skyscraper']);
  expect(built('station', 1)).toBe('a depot');
});

it('names who stands there last', () => {
  expect(said('go', undefined, ['Ada', 'Bob'])).toMatch(/^go, .* Ada, Bob$/);
});

it('tells of the space that all utilities share whose each of them is', () => {
  expect(said('works')).toBe('works, water owned by Ada, power for sale');
});

it('tells what a tax asks, and the choice it leaves', () => {
  const tax = (part: Partial<SpaceInfo>): string =>
    describe({ ...book.space('go')!, ...part }, undefined, [], book, nameOf);
  expect(tax({ amount: 75 })).toBe('go, $75');
  expect(tax({ amount: 200, percent: 10 })).toBe('go, $200 or 10%');
});
