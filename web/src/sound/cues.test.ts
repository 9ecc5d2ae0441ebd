import { expect, it } from 'vitest';
import type { EventView } from '../protocol';
import { event } from '../testing/book';
import type { World } from '../protocol';
import { CUES, cueIn, type CueName } from './cues';
import { cueOf } from './events';

const WORLDS = ['', 'snow', 'sea', 'ice', 'roofs', 'vault'] as const satisfies (World | '')[];
const NAMES = Object.keys(CUES) as CueName[];
const isMine = (seat: string): boolean => seat === 'p1';

it('keeps every sound below the loudest that is allowed, and short', () => {
  for (const world of WORLDS) {
    for (const name of NAMES) {
      const cue = cueIn(world, name);
      expect(cue.peak, name).toBeLessThanOrEqual(-14);
      for (const part of cue.parts) expect(part.at + part.length, name).toBeLessThanOrEqual(2.1);
    }
  }
});

it('lets dice, steps, seals and cards sound as their world is made, and all else alike', () => {
  const ways = (name: CueName): number => new Set(WORLDS.map((world) => JSON.stringify(cueIn(world, name)))).size;
  expect(NAMES.filter((name) => ways(name) === WORLDS.length - 1)).toEqual(['dice', 'step', 'seal', 'card']); // by the sea as without a world
  expect(NAMES.filter((name) => ways(name) === 1)).toHaveLength(NAMES.length - 4);
});

it('hears what happens: dice, a purchase, a bid, jail, a storm, an end', () => {
  const nameOf = (one: EventView): unknown => cueOf(one, isMine)?.cue;
  expect(nameOf(event('threw', { first: 1, second: 2 }))).toBe('dice');
  expect(nameOf(event('bought', { deed: 'north', price: 1 }))).toBe('seal');
  expect(nameOf(event('bid', { amount: 5 }))).toBe('bid');
  expect(nameOf(event('jailed', { why: 'x' }))).toBe('jail');
  expect(nameOf(event('stopped', { space: 'go' }))).toBeUndefined();
});

it('tells rent that comes from rent that goes, and whose it is', () => {
  const paid = (seat: string, to: string): EventView => event('paid', { to, amount: 10, deed: 'north' }, seat);
  expect(cueOf(paid('p1', 'p2'), isMine)).toEqual({ cue: 'rent-out', mine: true });
  expect(cueOf(paid('p2', 'p1'), isMine)).toEqual({ cue: 'rent-in', mine: true });
  expect(cueOf(paid('p2', 'p3'), isMine)).toEqual({ cue: 'rent-out', mine: false });
});
