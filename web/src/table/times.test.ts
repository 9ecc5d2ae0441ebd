import { beforeEach, expect, test, vi } from 'vitest';
import type { Times } from '../protocol';

let say: (message: Times) => void = () => {};
vi.mock('../net/connection.svelte', () => ({
  connection: { subscribe: (subscriber: (message: Times) => void) => (say = subscriber) },
}));

const untimed = (now: number): Times => ({ t: 'times', game: 'a', now, asked: [], banks: [], hammer_from: 0, hammer_until: 0 });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
});

test('the time is the server’s, and goes on where nobody is hurried', async () => {
  const { times } = await import('./times.svelte');
  say(untimed(5_000));
  expect(times.now).toBe(5_000);
  vi.advanceTimersByTime(3_000);
  expect(times.now).toBe(5_003);
});

test('it is this device’s until the server has said what it is', async () => {
  const { times } = await import('./times.svelte');
  vi.advanceTimersByTime(2_000);
  expect(times.now).toBe(1_002);
});
