import { beforeEach, expect, it, vi } from 'vitest';
import type { EditionInfo } from '../protocol';
import { Book } from '../edition/book';
import { book } from '../testing/book';
import { brings, consequence } from './consequence';

const owners = vi.hoisted(() => ({}) as Record<string, string>);
vi.mock('../game/game.svelte', () => ({
  game: {
    deed: (id: string) => ({ owner: owners[id] ?? 'bank' }),
    persons: [{ seat: 'p1' }],
    nameOf: (hand: string) => ({ p1: 'Ada', p2: 'Bob' })[hand],
  },
}));

const of = (deed: string) => {
  const { head, text } = consequence(book, deed, 'p1');
  return [head, text];
};

beforeEach(() => {
  for (const id of Object.keys(owners)) delete owners[id];
});

it('tells how much of the group is held then, and what is still to be had', () => {
  expect(of('north')).toEqual(['1 of 2 of the blue group.', 'The other one is still unowned.']);
});

it('names each rival once', () => {
  owners['south'] = 'p2';
  expect(of('north')).toEqual(['1 of 2 of the blue group.', 'Bob owns part of it.']);
});

it('tells what a whole group brings', () => {
  owners['south'] = 'p1';
  expect(of('north')).toEqual(['Completes the blue group.', 'You could then charge $20 without buildings, and build.']);
  expect(of('station')[1]).toBe('With the complete group, each charges the top rent.');
});

it('promises no higher rent where the deed prints none', () => {
  owners['south'] = 'p1';
  const deeds = book.info.deeds.map((deed) => ({
    ...deed,
    rows: deed.rows.map((row) => (row.when === 'group' ? { ...row, amount: 10 } : row)),
  }));
  const plain = new Book({ ...book.info, deeds } as EditionInfo);
  expect(consequence(plain, 'north', 'p1').text).toBe('You could then build.');
});

it('does not count a deed twice that the seat has already', () => {
  owners['north'] = 'p1';
  expect(of('north')[0]).toBe('1 of 2 of the blue group.');
});

it('tells of a group that is whole whose it is, and promises nothing of what is mortgaged', () => {
  const info = book.deed('north');
  expect(brings(book, info, 'p1', 0, true)).toBe('Each site now charges $20 without buildings. You may build there.');
  expect(brings(book, info, 'p2', 0, true)).toBe('Each site now charges $20 without buildings. Bob may build there.');
  expect(brings(book, info, 'p2', 2, false)).toBe('2 of its properties are mortgaged and earn no rent until the mortgages are lifted.');
});
