import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './patiently';
import { Unread } from './unread';

const connection = vi.hoisted(() => ({ trouble: null as { unread: Unread } | null }));
vi.mock('./connection.svelte', () => ({ connection }));

/** Refused this many times with this status, then answered. */
function answersAfter(refusals: number, status: number) {
  let asked = 0;
  const ask = (): Promise<string> =>
    asked++ < refusals ? Promise.reject(new Unread(status)) : Promise.resolve('found');
  return { ask, times: () => asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  connection.trouble = null;
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again until it has what it asked for, and tells meanwhile what is amiss', async () => {
  const { ask, times } = answersAfter(3, 503);
  const found = patiently(ask, () => true);
  await vi.advanceTimersByTimeAsync(0);
  expect([times(), connection.trouble?.unread.status]).toEqual([1, 503]);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
  expect(await found).toBe('found');
  expect([times(), connection.trouble]).toEqual([4, null]);
});

it('gives up what will never be had, and leaves it said', async () => {
  const { ask, times } = answersAfter(9, 404);
  expect(await patiently(ask, () => true)).toBeNull();
  expect([times(), connection.trouble?.unread.status]).toEqual([1, 404]);
});

it('asks no more once nobody wants it', async () => {
  const { ask, times } = answersAfter(9, 0);
  let wanted = true;
  const found = patiently(ask, () => wanted);
  await vi.advanceTimersByTimeAsync(0);
  wanted = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(await found).toBeNull();
  expect(times()).toBe(1);
});

it('hides no error of our own', async () => {
  await expect(patiently(() => Promise.reject(new TypeError('ours')), () => true)).rejects.toThrow('ours');
});
