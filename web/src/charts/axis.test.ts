import { describe, expect, it } from 'vitest';
import { axis, axisTo, spaced } from './axis';

describe('an axis', () => {
  it.each([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1], 1],
    [22.2, 27.5, [22, 23, 24, 25, 26, 27, 28], 0],
    [0, 2650, [0, 500, 1000, 1500, 2000, 2500, 3000], 0],
  ])('from %d to %d has round ticks', (least, greatest, ticks, digits) => {
    const found = axis(least, greatest);
    found.ticks.forEach((tick, n) => expect(tick).toBeCloseTo(ticks[n]!));
    expect(found.ticks).toHaveLength(ticks.length);
    expect(found.digits).toBe(digits);
  });

  it('holds every value between its ends', () => {
    const { place, ticks } = axis(0.2204, 0.2836);
    expect(place(ticks[0]!)).toBeCloseTo(0);
    expect(place(ticks.at(-1)!)).toBeCloseTo(100);
    expect(place(0.2836)).toBeLessThanOrEqual(100);
  });

  it('of a single value has some length', () => {
    expect(axis(3, 3).place(3)).toBe(0);
    expect(axis(0, 0).ticks.length).toBeGreaterThan(1);
  });

  it('may end with its greatest value', () => {
    const { place, ticks } = axisTo(137);
    expect(place(137)).toBe(100);
    expect(Math.max(...ticks)).toBeLessThanOrEqual(137);
  });

  it.each([1, 2, 3, 4, 5, 7])('of %d turns says no number twice', (turns) => {
    const labels = axisTo(turns).ticks.map((tick) => tick.toFixed(0));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.at(-1)).toBe(String(turns));
  });
});

describe('labels', () => {
  it('keep their places where there is room', () => {
    expect(spaced([10, 50, 90])).toEqual([10, 50, 90]);
  });

  it('move apart, and never beyond the end', () => {
    const places = spaced([98, 97, 99, 20], 6);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, k) => expect(place - sorted[k]!).toBeGreaterThanOrEqual(6 - 1e-9));
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    expect(places[1]).toBeLessThan(places[0]!);
  });

  it('stay where they are, though others move up from the end', () => {
    expect(spaced([0, 98, 99, 100], 8)).toEqual([0, 84, 92, 100]);
  });

  it('may be none', () => expect(spaced([])).toEqual([]));
});
