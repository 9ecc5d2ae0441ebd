import { expect, it } from 'vitest';
import { signedPoints, percentage, written } from './numbers';

it('writes numbers as each language does', () => {
  expect(written(1234567.891, 1, 'en')).toBe('1,234,567.9');
  expect(written(1234567.891, 1, 'fr')).toBe('1\u00a0234\u00a0567,9');
  expect(written(-3, 0, 'en')).toBe('−3');
  expect(written(2, 2, 'fr')).toBe('2,00');
});

it('rounds a half to the even neighbour, as the terminal does', () => {
  expect(written(50.5, 0, 'en')).toBe('50');
  expect(written(51.5, 0, 'en')).toBe('52');
});

it('writes changes of a chance with their sign, and one digit behind the point', () => {
  expect([17.25, -4, 0, 0.04, -0.04].map((change) => signedPoints(change, 'en'))).toEqual(['+17.2', '−4.0', '0.0', '0.0', '0.0']);
  expect(signedPoints(-17.2, 'fr')).toBe('−17,2');
});

it('writes shares in per cent, and none as a dash', () => {
  expect(percentage(0.2836, 1, 'en')).toBe('28.4%');
  expect(percentage(0.2836, 1, 'fr')).toBe('28,4\u00a0%');
  expect(percentage(null, 1, 'en')).toBe('–');
});
