import { describe, expect, it } from 'vitest';
import { matches } from './find';

describe('finding a card', () => {
  it.each([
    ['Your shares have done well: receive a dividend of $50.', '50', true],
    ['Your shares have done well: receive a dividend of $50.', 'div sha', true],
    ['Your shares have done well: receive a dividend of $50.', 'doctor', false],
    ['Payez 1\u00a0500\u00a0$ au médecin.', '1500', true],
    ['Payez 1\u00a0500\u00a0$ au médecin.', 'medecin', true],
    ['1\u00a0·\u00a02\u00a0·\u00a03', '123', true],
    ['anything', '', true],
  ])('%s by %s', (text, wanted, found) => expect(matches(text, wanted)).toBe(found));
});
