import { expect, it } from 'vitest';
import { botName, botNote } from './bots';

it('knows the built-in bots, and of a host’s own the name alone', () => {
  expect([botName('rules'), botNote('rules')]).toEqual(['rule-of-thumb bot', 'buys, builds and trades by rules of thumb']);
  expect(botNote('rules', { rating: 1000, reach: 0, duels: 28 })).toBe('rating 1,000 · buys, builds and trades by rules of thumb');
  expect([botName('mine'), botNote('mine')]).toEqual(['bot mine', 'added by this server’s host']);
});
