// The place of a note beside the thing it explains: above or below, whole on the screen, and turned as its reader sits,
// who may look at the screen from any of its four edges.

/** By how many degrees, clockwise, what somebody reads is turned. */
export type Turn = 0 | 90 | -90 | 180;

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
  above: boolean;
}

const MARGIN = 8;
/** How much room a note of a few lines wants. */
const ROOM = 110;

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

/** Above the thing, or below where there is no room above; whole on a screen of this width and height. */
export function placeBeside(box: Box, turn: Turn, note: number, width: number, height: number): Place {
  const seen = SEEN[turn](box, width, height);
  const across = turn % 180 ? height : width;
  const middle = Math.min(Math.max((seen.left + seen.right) / 2, note / 2 + MARGIN), across - note / 2 - MARGIN);
  const above = seen.top > ROOM;
  const [x, y] = BACK[turn](middle, above ? seen.top - MARGIN : seen.bottom + MARGIN, width, height);
  return { x, y, above };
}

/** The turn of whatever this lies on. */
export const turnUnder = (thing: Element): Turn => Number(thing.closest<HTMLElement>('[data-turned]')?.dataset['turned'] ?? 0) as Turn;
