import { beforeEach, expect, it, vi } from 'vitest';
import type { TableBrief } from '../protocol';
import { filter, clockKindOf } from './filter.svelte';
import { NO_CLOCK } from '../terms/plan.svelte';

vi.mock('../shelf/shelf.svelte', () => ({ shelf: {} }));

const table = (part: Partial<TableBrief>): TableBrief =>
  ({ edition: 'us1973', clock: NO_CLOCK, seats: [{ taken: true }, { taken: false }], ...part }) as TableBrief;

beforeEach(() => {
  Object.assign(filter, { edition: '', pace: '', free: false });
});

it('tells days from minutes, and either from no clock', () => {
  const paces = [{}, { bank: 600 }, { decision: 30 }, { bank: 600, days: 1 }].map((part) => clockKindOf({ ...NO_CLOCK, ...part }));
  expect(paces).toEqual(['none', 'bank', 'bank', 'days']);
});

it('lets every table through until something is asked for', () => {
  expect(filter.lets(table({}))).toBe(true);
});

it('lets through what answers to all that is asked for', () => {
  filter.edition = 'us1973';
  filter.free = true;
  filter.pace = 'none';
  expect(filter.lets(table({}))).toBe(true);
  expect(filter.lets(table({ edition: 'fr2013' }))).toBe(false);
  expect(filter.lets(table({ clock: { ...NO_CLOCK, days: 2 } }))).toBe(false);
  expect(filter.lets(table({ seats: [{ taken: true }] as TableBrief['seats'] }))).toBe(false);
});
