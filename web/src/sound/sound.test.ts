import { afterEach, expect, it, vi } from 'vitest';
import { sound } from './sound.svelte';

afterEach(() => vi.unstubAllGlobals());

it('is heard again with the next press, however it was silenced', () => {
  const context = { state: 'suspended', resume: vi.fn(() => Promise.reject(new Error('a call is in progress'))) };
  vi.stubGlobal('AudioContext', vi.fn(function () { return context; }));
  sound.on = true;
  for (const state of ['suspended', 'interrupted', 'running']) {
    context.state = state;
    sound.wake();
  }
  expect(context.resume).toHaveBeenCalledTimes(2);
});
