import { expect, it } from 'vitest';
import { asking } from './asking.svelte';

it('holds a standing order for a seat of a game until it is taken back', () => {
  asking.order('g1', 'p1', true);
  expect([asking.isUnasked('g1', 'p1'), asking.isUnasked('g1', 'p2'), asking.isUnasked('g2', 'p1')]).toEqual([true, false, false]);
  asking.order('g1', 'p1', false);
  expect(asking.isUnasked('g1', 'p1')).toBe(false);
});

it('forgets the orders of another game', () => {
  asking.order('g1', 'p1', true);
  asking.order('g2', 'p2', true);
  expect([asking.isUnasked('g1', 'p1'), asking.isUnasked('g2', 'p2')]).toEqual([false, true]);
});
