// The places of everything on a square board of any number of spaces: GO in the lower right corner, the
// spaces numbered clockwise, the lane of the tokens inside the ring.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Bottom, left, top, right; null for the corners. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export class Geometry {
  /** Edge of the whole board, depth of the ring, depth of the lane, in units of the drawing. */
  readonly edge: number;
  readonly depth: number;
  readonly lane: number;
  /** Width of a space along its side. */
  readonly along: number;
  /** Spaces from one corner to the next; where four does not divide the board, its last side is shorter. */
  readonly quarter: number;
  private readonly spaces: number;

  constructor(spaces: number, edge: number, depth: number, lane: number) {
    this.edge = edge;
    this.depth = depth;
    this.lane = lane;
    this.spaces = spaces;
    this.quarter = Math.ceil(spaces / 4);
    this.along = (edge - 2 * depth) / (this.quarter - 1);
  }

  side(at: number): Side | null {
    return at % this.quarter === 0 ? null : SIDES[Math.floor(at / this.quarter)]!;
  }

  /** Left and right: the space lies on its side and is wider than it is high. */
  upright(at: number): boolean {
    const side = this.side(at);
    return side === 'left' || side === 'right';
  }

  box(at: number): Box {
    const { edge, depth, along } = this;
    const far = edge - depth;
    const step = at % this.quarter;
    const corner = step === 0;
    switch (Math.floor(at / this.quarter)) {
      case 0:
        return corner
          ? { x: far, y: far, w: depth, h: depth }
          : { x: far - along * step, y: far, w: along, h: depth };
      case 1:
        return corner
          ? { x: 0, y: far, w: depth, h: depth }
          : { x: 0, y: far - along * step, w: depth, h: along };
      case 2:
        return corner
          ? { x: 0, y: 0, w: depth, h: depth }
          : { x: depth + along * (step - 1), y: 0, w: along, h: depth };
      default:
        return corner
          ? { x: far, y: 0, w: depth, h: depth }
          : { x: far, y: depth + along * (step - 1), w: depth, h: along };
    }
  }

  /**
   * The piece of the lane beside a space. If two sides of the lane meet there, it belongs to the corner;
   * without lane corners the neighbours have it, and a corner's tokens stand on the corner itself.
   */
  beside(at: number, laneCorners = true): Box {
    const { x, y, w, h } = this.box(at);
    const { lane, edge, depth } = this;
    if (!laneCorners && this.side(at) === null) return this.box(at);
    const near = laneCorners ? depth + lane : depth;
    const far = edge - near;
    const left = Math.max(x, near);
    const top = Math.max(y, near);
    const width = Math.min(x + w, far) - left;
    const height = Math.min(y + h, far) - top;
    switch (this.side(at)) {
      case 'bottom':
        return { x: left, y: y - lane, w: width, h: lane };
      case 'left':
        return { x: x + w, y: top, w: lane, h: height };
      case 'top':
        return { x: left, y: y + h, w: width, h: lane };
      case 'right':
        return { x: x - lane, y: top, w: lane, h: height };
      default:
        return { x: x > edge / 2 ? x - lane : x + w, y: y > edge / 2 ? y - lane : y + h, w: lane, h: lane };
    }
  }

  /** The middle of the lane beside a space. */
  stop(at: number): Point {
    const { x, y, w, h } = this.beside(at);
    return { x: x + w / 2, y: y + h / 2 };
  }

  /** The band of a deed's space, on its inner edge. */
  band(at: number, breadth: number): Box {
    const { x, y, w, h } = this.box(at);
    switch (this.side(at)) {
      case 'left':
        return { x: x + w - breadth, y, w: breadth, h };
      case 'top':
        return { x, y: y + h - breadth, w, h: breadth };
      case 'right':
        return { x, y, w: breadth, h };
      default:
        return { x, y, w, h: breadth };
    }
  }

  /** The lines between the spaces, as one path. */
  grid(): string {
    const { edge, depth, along, quarter } = this;
    const far = edge - depth;
    let path = '';
    for (let k = 0; k < quarter; k++) {
      const p = depth + along * k;
      path += `M${p} 0V${depth}M${p} ${far}V${edge}M0 ${p}H${depth}M${far} ${p}H${edge}`;
    }
    return path;
  }

  /** The space reached from another by an arrow key, walking round the ring. */
  neighbour(at: number, key: string): number {
    const side = SIDES[Math.floor(at / this.quarter)]!;
    const onward: Record<Side, string[]> = {
      bottom: ['ArrowLeft', 'ArrowUp'],
      left: ['ArrowUp', 'ArrowRight'],
      top: ['ArrowRight', 'ArrowDown'],
      right: ['ArrowDown', 'ArrowLeft'],
    };
    return (at + (onward[side].includes(key) ? 1 : this.spaces - 1)) % this.spaces;
  }
}

/** The barred part of the jail's corner. */
export const cellOf = ({ x, y }: Box): Box => ({ x: x + 30, y: y + 2, w: 80, h: 62 });

/** The line that closes a band towards the rest of its space, as a path. */
export function bandEdge(band: Box, side: Side): string {
  switch (side) {
    case 'bottom':
      return `M${band.x} ${band.y + band.h}h${band.w}`;
    case 'left':
      return `M${band.x} ${band.y}v${band.h}`;
    case 'top':
      return `M${band.x} ${band.y}h${band.w}`;
    case 'right':
      return `M${band.x + band.w} ${band.y}v${band.h}`;
  }
}
