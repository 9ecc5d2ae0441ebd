import { expect, it } from 'vitest';
import { Shake } from './shake';

/** The moments at which a shaking ends, for movements of so much every 20 ms. */
function ends(strengths: number[]): number[] {
  const shake = new Shake();
  return strengths.flatMap((strength, k) => (shake.feel(strength, k * 20) ? [k * 20] : []));
}
const still = Array<number>(40).fill(0.4);
const jerk = [6, 20, 22, 9, 2, 1];

it('ends once, when the phone is still again', () => {
  expect(ends([...still, ...jerk, ...jerk, ...jerk, ...jerk, ...still])).toHaveLength(1);
});

it('takes no step, no fall and no slow wave for a shaking', () => {
  expect(ends([...still, ...jerk, ...still])).toEqual([]);
  expect(ends([...jerk, ...still, ...jerk, ...still, ...jerk, ...still])).toEqual([]);
  expect(ends(Array<number>(100).fill(9))).toEqual([]);
});

it('does not end while it goes on', () => {
  const shake = new Shake();
  const long = Array.from({ length: 20 }, () => jerk).flat();
  expect(long.some((strength, k) => shake.feel(strength, k * 20))).toBe(false);
  expect(shake.shakes).toBe(true);
});
