import { describe, expect, it } from 'vitest';
import { Geometry } from './geometry';

const EDGE = 1000;
const DEPTH = 113;
const places = (spaces: number): number[] => Array.from({ length: spaces }, (_, at) => at);
const board = (spaces: number): Geometry => new Geometry(spaces, EDGE, DEPTH, 42);

describe.each([40, 48, 52])('a board of %i spaces', (spaces) => {
  const geometry = board(spaces);
  const boxes = places(spaces).map((at) => geometry.box(at));

  it('fills its ring', () => {
    const area = boxes.reduce((sum, { w, h }) => sum + w * h, 0);
    expect(area).toBeCloseTo(EDGE ** 2 - (EDGE - 2 * DEPTH) ** 2);
  });

  it('lies inside its edge', () => {
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThan(-1e-9);
      expect(Math.max(x + w, y + h)).toBeLessThan(EDGE + 1e-9);
    }
  });

  it('goes clockwise from GO in the lower right corner', () => {
    expect(boxes[0]).toMatchObject({ x: EDGE - DEPTH, y: EDGE - DEPTH });
    expect(boxes[spaces / 4]).toMatchObject({ x: 0, y: EDGE - DEPTH });
    expect(boxes[spaces / 2]).toMatchObject({ x: 0, y: 0 });
  });

  it('has corners without a side, and bands inside their spaces', () => {
    for (const at of places(spaces)) {
      expect(geometry.side(at) === null).toBe(at % (spaces / 4) === 0);
      const [band, box] = [geometry.band(at, 23), geometry.box(at)];
      expect(band.x).toBeGreaterThanOrEqual(box.x);
      expect(band.y + band.h).toBeLessThanOrEqual(box.y + box.h + 1e-9);
    }
  });
});

it('draws a board whose last side is not full', () => {
  const boxes = places(25).map((at) => JSON.stringify(board(25).box(at)));
  expect(new Set(boxes).size).toBe(25);
});

it('walks round the ring with the arrow keys', () => {
  const geometry = board(40);
  expect(geometry.neighbour(0, 'ArrowLeft')).toBe(1);
  expect(geometry.neighbour(0, 'ArrowRight')).toBe(39);
  expect(geometry.neighbour(15, 'ArrowUp')).toBe(16);
});
