import { describe, expect, test } from 'vitest';
import type { EventView, StateView } from '../protocol';
import { event } from '../testing/book';
import { afterEvent, changed } from './changes';

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

describe('after an event', () => {
  const seat = (id: string): object => ({ seat: id, cash: 500, worth: 900, at: 5, jail_turn: 2 });
  const deeds = [{ deed: 'north', owner: 'p2' }, { deed: 'south', owner: 'bank' }];
  const now = { seats: [seat('p1'), seat('p2'), seat('p3')], deeds } as unknown as StateView;
  const seatsAfter = (one: EventView): unknown => afterEvent(now, one).seats;
  const others = now.seats.slice(1);

  test('a purse and what a seat is worth change together', () => {
    const salary: EventView = { ...event('salary', { amount: 200 }), purses: [{ seat: 'p1', before: 500, after: 700 }] };
    expect(seatsAfter(salary)).toEqual([{ ...seat('p1'), cash: 700, worth: 1100 }, ...others]);
  });
  test('what nobody may see of a purse stays hidden', () => {
    const blind = { ...now, seats: now.seats.map((one) => ({ ...one, worth: null })) };
    const salary: EventView = { ...event('salary', { amount: 200 }), purses: [{ seat: 'p1', before: 500, after: 700 }] };
    expect(afterEvent(blind, salary).seats[0]).toMatchObject({ cash: 700, worth: null });
  });
  test('who moved stands where the token does, free or behind bars', () => {
    const moved: EventView = { ...event('moved', { origin: 'a', target: 'b', steps: 2 }), path: [5, 6, 7] };
    expect(seatsAfter(moved)).toEqual([{ ...seat('p1'), at: 7, jail_turn: 0 }, ...others]);
    const jailed: EventView = { ...event('jailed', { why: 'x' }), path: [10] };
    expect(seatsAfter(jailed)).toEqual([{ ...seat('p1'), at: 10, jail_turn: 1 }, ...others]);
  });
  test('a deed is whose it has become, and counts there and no more where it was', () => {
    const won: EventView = {
      ...event('auction-won', { deed: 'south', price: 60 }),
      purses: [{ seat: 'p1', before: 500, after: 440 }],
      handed: { to: 'p1', counted: 100, rent: 8 },
    };
    expect(afterEvent(now, won)).toMatchObject({ deeds: [deeds[0], { deed: 'south', owner: 'p1', rent: 8 }], seats: [{ cash: 440, worth: 940 }, {}, {}] });
    const traded: EventView = { ...event('traded-deed', { deed: 'north', to: 'p1' }, 'p2'), handed: { to: 'p1', counted: 100, rent: 8 } };
    expect(seatsAfter(traded)).toEqual([{ ...seat('p1'), worth: 1000 }, { ...seat('p2'), worth: 800 }, others[1]]);
  });
  test('a rent that was asked for is open no more', () => {
    const claims = [{ owner: 'p1', lander: 'p2', deed: 'north' }, { owner: 'p1', lander: 'p3', deed: 'north' }];
    const asked = event('rent-claimed', { lander: 'p2', deed: 'north', amount: 8 });
    expect(afterEvent({ ...now, claims } as unknown as StateView, asked).claims).toEqual(claims.slice(1));
  });
  test('what changes no seat changes nothing', () => expect(afterEvent(now, event('stopped', { space: 'a' }))).toBe(now));
});
