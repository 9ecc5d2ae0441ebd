// The places of tokens: on the lane next to their space, several sharing it in rows; prisoners behind bars.

import type { SeatView } from '../protocol';
import type { Standing } from '../animation/animation.svelte';
import type { Box, Point } from './geometry';

export interface Placed extends Point {
  seat: SeatView;
  radius: number;
}

/** Discs on one line may cover each other a little: their distance, in radii. */
const OVERLAP = 1.75;

/** Share a box among this many discs of at most the given radius. */
function share(box: Box, count: number, largest: number): { points: Point[]; radius: number } {
  const upright = box.h > box.w;
  const length = Math.max(box.w, box.h);
  const breadth = Math.min(box.w, box.h);
  const radiusIn = (rows: number): number =>
    Math.min(largest, breadth / rows / 2 - 0.5, length / Math.ceil(count / rows) / OVERLAP);
  const rows = radiusIn(1) >= radiusIn(2) ? 1 : 2;
  const radius = radiusIn(rows);
  const columns = Math.ceil(count / rows);
  const points = Array.from({ length: count }, (_, k) => {
    const inRow = k < columns ? Math.min(columns, count) : count - columns;
    const column = k % columns;
    const a = (length * (column + 0.5)) / Math.max(inRow, 1);
    const b = (breadth * (Math.floor(k / columns) + 0.5)) / rows;
    return upright ? { x: box.x + b, y: box.y + a } : { x: box.x + a, y: box.y + b };
  });
  return { points, radius };
}

/** Every token in play with its place; `boxOf` says where those who stand alike have room. */
export function placeTokens(
  seats: SeatView[],
  standing: Record<string, Standing>,
  boxOf: (standing: Standing) => Box,
  largest: number,
): Placed[] {
  const crowds = new Map<string, { where: Standing; crowd: SeatView[] }>();
  for (const seat of seats) {
    if (seat.out) continue;
    const where = standing[seat.seat] ?? { at: seat.at, jailed: seat.jail_turn > 0 };
    const key = where.jailed ? 'cell' : String(where.at);
    const crowd = crowds.get(key)?.crowd ?? [];
    crowds.set(key, { where, crowd: [...crowd, seat] });
  }
  return [...crowds.values()].flatMap(({ where, crowd }) => {
    const { points, radius } = share(boxOf(where), crowd.length, largest);
    return crowd.map((seat, k) => ({ seat, radius, ...points[k]! }));
  });
}
