import { expect, it } from 'vitest';
import { coldness, happens, heatOf } from './heat';

it('goes from the least share that happens to the greatest', () => {
  const { depth, steps } = heatOf([0, 0.01, 0.02, 0.03]);
  expect([depth(0), depth(0.01), depth(0.03)]).toEqual([0, 0, 1]);
  expect(depth(0.02)).toBeLessThan(0.5);
  expect(steps.map(({ share }) => share)[0]).toBeCloseTo(0.01);
  expect(steps.at(-1)!.share).toBeCloseTo(0.03);
  for (const step of steps) expect(depth(step.share)).toBeCloseTo(step.depth);
});

it('needs no two shares that differ', () => {
  expect(heatOf([0.5]).depth(0.5)).toBe(0);
});

it('knows what is left of nothing', () => {
  expect(happens(1e-15)).toBe(false);
  expect(happens(0.001)).toBe(true);
});

it('may be the deeper the less there is', () => {
  const depth = coldness(5, 1000);
  expect([depth(1), depth(5), depth(1000), depth(5000)]).toEqual([1, 1, 0, 0]);
  expect(depth(50)).toBeGreaterThan(depth(60));
});
