import { expect, it } from 'vitest';
import { left } from './left';

it('tells time as a clock does', () => {
  expect([0, 7.2, 59.4, 60, 125].map(left)).toEqual(['0:00', '0:08', '1:00', '1:00', '2:05']);
  expect([3599, 3600, 86_393].map(left)).toEqual(['59:59', '1\u00a0h\u00a000', '23\u00a0h\u00a059']);
  expect(left(-3)).toBe('0:00');
});
