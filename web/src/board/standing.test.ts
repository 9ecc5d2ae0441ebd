import { describe, expect, it } from 'vitest';
import type { SeatView } from '../protocol';
import type { Box } from './geometry';
import { placeTokens, type Placed } from './standing';

const LARGEST = 13;
const seat = (n: number, part: Partial<SeatView> = {}): SeatView =>
  ({ seat: `p${n}`, at: 0, jail_turn: 0, out: 0, ...part }) as SeatView;
const crowd = (count: number): SeatView[] => Array.from({ length: count }, (_, k) => seat(k + 1));
const lane: Box = { x: 100, y: 200, w: 60, h: 26 };
const placed = (seats: SeatView[], box = lane): Placed[] => placeTokens(seats, {}, () => box, LARGEST);

const inside = ({ x, y, radius }: Placed, box: Box): boolean =>
  x - radius >= box.x - 1e-9 && x + radius <= box.x + box.w + 1e-9 && y - radius >= box.y && y + radius <= box.y + box.h;

describe.each([1, 2, 3, 4, 5, 8])('%i tokens on a space', (count) => {
  it.each([lane, { ...lane, w: 26, h: 60 }])('stand each on a place of its own, all of them inside', (box) => {
    const found = placed(crowd(count), box);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    // at the ends of a line a disc may reach over as far as it may cover its neighbour
    for (const token of found) expect(inside({ ...token, radius: token.radius * 0.87 }, box)).toBe(true);
  });
});

it('stand in the middle where there are no others, as large as they may be', () => {
  expect(placed(crowd(1))).toMatchObject([{ x: 130, y: 213, radius: 12.5 }]);
  expect(placed(crowd(1), { x: 0, y: 0, w: 90, h: 90 })[0]?.radius).toBe(LARGEST);
});

it('grow smaller the more they are, and stand in two rows where that leaves them larger', () => {
  const radius = (count: number): number => placed(crowd(count))[0]!.radius;
  expect(radius(8)).toBeLessThan(radius(3));
  const rows = (count: number): number => new Set(placed(crowd(count)).map(({ y }) => y)).size;
  expect([rows(2), rows(3), rows(8)]).toEqual([1, 1, 2]);
});

it('asks room for visitors and prisoners of one space apart', () => {
  const seats = [seat(1, { at: 10 }), seat(2, { at: 10, jail_turn: 1 }), seat(3, { at: 10 })];
  const boxes: Record<string, Box> = { free: lane, jail: { x: 0, y: 0, w: 30, h: 30 } };
  const found = placeTokens(seats, {}, ({ jailed }) => boxes[jailed ? 'jail' : 'free']!, LARGEST);
  const at = Object.fromEntries(found.map((token) => [token.seat.seat, token]));
  expect(inside({ ...at['p2']!, radius: 1 }, boxes['jail']!)).toBe(true);
  expect([at['p1']!.y, at['p3']!.y]).toEqual([213, 213]);
});

it('shows a token where it is on its way, and none of a bankrupt', () => {
  const asked: number[] = [];
  const boxOf = ({ at }: { at: number }): Box => {
    asked.push(at);
    return lane;
  };
  const found = placeTokens([seat(1), seat(2, { at: 7, out: 1 })], { p1: { at: 5, jailed: false } }, boxOf, LARGEST);
  expect(found.map((token) => token.seat.seat)).toEqual(['p1']);
  expect(asked).toEqual([5]);
});
