import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { ink, listed, number, percent, seatName, span } from './words';

afterEach(() => {
  settings.language = 'en';
});

it('writes numbers, shares and intervals as the reader’s language does', () => {
  const written = (): string[] => [number(1234.5, 1), percent(0.25), percent(null), span(0.2, 0.305)];
  expect(written()).toEqual(['1,234.5', '25.0%', '–', '20.0–30.5%']);
  settings.language = 'fr';
  expect(written()).toEqual(['1\u00a0234,5', '25,0\u00a0%', '–', '20,0–30,5\u00a0%']);
});

it('sets facts in a line with the stops of the language', () => {
  expect(listed(['one', 'two'])).toBe('one; two');
  settings.language = 'fr';
  expect(listed(['un', 'deux'])).toBe('un\u00a0; deux');
});

it('says which seat begins, and goes round the inks', () => {
  expect([seatName(0), seatName(2)]).toEqual(['seat 1, which starts', 'seat 3']);
  expect([ink(0), ink(7), ink(8)]).toEqual(['var(--seat1)', 'var(--seat8)', 'var(--seat1)']);
});
