import { expect, it } from 'vitest';
import { placeBeside } from './beside';

const [WIDTH, HEIGHT] = [820, 1180];
const place = (turn: 0 | 90 | -90 | 180) => placeBeside({ left: 160, top: 300, right: 560, bottom: 350 }, turn, 280, WIDTH, HEIGHT);

it('stands above the thing as its reader sees it, from every edge', () => {
  expect(place(0)).toEqual({ x: 360, y: 292, above: true });
  expect(place(180)).toEqual({ x: 360, y: 358, above: true });
  expect(place(90)).toEqual({ x: 568, y: 325, above: true });
  expect(place(-90)).toEqual({ x: 152, y: 325, above: true });
});

it('stands below where there is no room above, and never over the rim', () => {
  const corner = { left: 10, top: 20, right: 60, bottom: 60 };
  expect(placeBeside(corner, 0, 280, WIDTH, HEIGHT)).toEqual({ x: 148, y: 68, above: false });
  expect(placeBeside(corner, 180, 280, WIDTH, HEIGHT)).toEqual({ x: 148, y: 68, above: true });
  expect(placeBeside(corner, -90, 280, WIDTH, HEIGHT)).toEqual({ x: 68, y: 148, above: false });
});
