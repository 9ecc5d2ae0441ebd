import { expect, it } from 'vitest';
import { placeBeside } from './beside';

const [WIDTH, HEIGHT] = [820, 1180];
const NOTE = { width: 280, height: 110 };
const place = (turn: 0 | 90 | -90 | 180) => placeBeside({ left: 160, top: 300, right: 560, bottom: 350 }, turn, NOTE, [], WIDTH, HEIGHT);

it('stands above the thing as its reader sees it, from every edge', () => {
  expect(place(0)).toEqual({ x: 360, y: 292, side: 'above' });
  expect(place(180)).toEqual({ x: 360, y: 358, side: 'above' });
  expect(place(90)).toEqual({ x: 568, y: 325, side: 'above' });
  expect(place(-90)).toEqual({ x: 152, y: 325, side: 'above' });
});

it('stands below where there is no room above, and never over the rim', () => {
  const corner = { left: 10, top: 20, right: 60, bottom: 60 };
  expect(placeBeside(corner, 0, NOTE, [], WIDTH, HEIGHT)).toEqual({ x: 148, y: 68, side: 'below' });
  expect(placeBeside(corner, 180, NOTE, [], WIDTH, HEIGHT)).toEqual({ x: 148, y: 68, side: 'above' });
  expect(placeBeside(corner, -90, NOTE, [], WIDTH, HEIGHT)).toEqual({ x: 68, y: 148, side: 'below' });
});

it('stands where it covers no other button, or the least of one', () => {
  const [above, thing, below] = [300, 360, 420].map((top) => ({ left: 500, right: 700, top, bottom: top + 50 })) as [Box, Box, Box];
  expect(placeBeside(thing, 0, NOTE, [above], WIDTH, HEIGHT)).toEqual({ x: 600, y: 418, side: 'below' });
  expect(placeBeside(thing, 0, NOTE, [above, below], WIDTH, HEIGHT)).toEqual({ x: 492, y: 385, side: 'left' });
  const narrow = [above, thing, below].map((box) => ({ ...box, left: 20, right: 370 })) as [Box, Box, Box];
  expect(placeBeside(narrow[1], 0, NOTE, [narrow[0], { ...narrow[2], right: 100 }], 390, 844).side).toBe('below');
});

it('stays on the screen where it is taller than what it explains', () => {
  const cite = { left: 1000, top: 700, right: 1016, bottom: 716 };
  expect(placeBeside(cite, 0, { width: 280, height: 400 }, [], 1024, 768)).toEqual({ x: 876, y: 692, side: 'above' });
  expect(placeBeside(cite, 0, { width: 280, height: 720 }, [], 1024, 768)).toEqual({ x: 992, y: 400, side: 'left' });
});

type Box = Parameters<typeof placeBeside>[0];
