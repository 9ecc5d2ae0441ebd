// The place of a note beside the thing it explains: on the side where it covers the least that can be pressed, whole on the
// screen, and turned as its reader sits, who may look at the screen from any of its four edges.

/** By how many degrees, clockwise, what somebody reads is turned. */
export type Turn = 0 | 90 | -90 | 180;

type Side = 'above' | 'below' | 'left' | 'right';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place {
  /** The middle of the edge that touches the thing. */
  x: number;
  y: number;
  /** As the reader sees it. */
  side: Side;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;

/** The screen as the reader sees it: the corners of a box, and a point back. */
const SEEN: Record<Turn, (box: Box, width: number, height: number) => Box> = {
  0: (box) => box,
  180: ({ left, top, right, bottom }, width, height) => ({ left: width - right, top: height - bottom, right: width - left, bottom: height - top }),
  90: ({ left, top, right, bottom }, width) => ({ left: top, top: width - right, right: bottom, bottom: width - left }),
  '-90': ({ left, top, right, bottom }, _width, height) => ({ left: height - bottom, top: left, right: height - top, bottom: right }),
};

const BACK: Record<Turn, (x: number, y: number, width: number, height: number) => [number, number]> = {
  0: (x, y) => [x, y],
  180: (x, y, width, height) => [width - x, height - y],
  90: (x, y, width) => [width - y, x],
  '-90': (x, y, _width, height) => [y, height - x],
};

/** Both ends of a length around a middle, moved as little as keeps them on a screen that long. */
function around(middle: number, length: number, screen: number): [number, number] {
  const begin = Math.max(MARGIN, Math.min(middle - length / 2, screen - length - MARGIN));
  return [begin, begin + length];
}

/** The places of a note on each side of a thing; among equals the first is taken. */
function notes(thing: Box, { width, height }: Size, across: number, down: number): Record<Side, Box> {
  const [left, right] = around((thing.left + thing.right) / 2, width, across);
  const [top, bottom] = around((thing.top + thing.bottom) / 2, height, down);
  return {
    above: { left, right, top: thing.top - MARGIN - height, bottom: thing.top - MARGIN },
    below: { left, right, top: thing.bottom + MARGIN, bottom: thing.bottom + MARGIN + height },
    left: { left: thing.left - MARGIN - width, right: thing.left - MARGIN, top, bottom },
    right: { left: thing.right + MARGIN, right: thing.right + MARGIN + width, top, bottom },
  };
}

/** The point at which a note of a side touches its thing. */
const TOUCHES: Record<Side, (note: Box) => [number, number]> = {
  above: ({ left, right, bottom }) => [(left + right) / 2, bottom],
  below: ({ left, right, top }) => [(left + right) / 2, top],
  left: ({ right, top, bottom }) => [right, (top + bottom) / 2],
  right: ({ left, top, bottom }) => [left, (top + bottom) / 2],
};

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** On a screen of this width and height, where as little as can be of what is to stay free is covered. */
export function placeBeside(thing: Box, turn: Turn, note: Size, free: Box[], width: number, height: number): Place {
  const seen = (box: Box): Box => SEEN[turn](box, width, height);
  const [across, down] = turn % 180 ? [height, width] : [width, height];
  const sides = Object.entries(notes(seen(thing), note, across, down)) as [Side, Box][];
  const whole = sides.filter(([, at]) => at.left >= 0 && at.top >= 0 && at.right <= across && at.bottom <= down);
  const costs = ([, at]: [Side, Box]): number => free.map((box) => covered(at, seen(box))).reduce((sum, area) => sum + area, 0);
  const [side, at] = (whole.length ? whole : sides).reduce((best, next) => (costs(next) < costs(best) ? next : best));
  const [x, y] = BACK[turn](...TOUCHES[side](at), width, height);
  return { x, y, side };
}

/** The turn of whatever this lies on. */
export const turnUnder = (thing: Element): Turn => Number(thing.closest<HTMLElement>('[data-turned]')?.dataset['turned'] ?? 0) as Turn;
