// The solids that are thrown, a cube and an octahedron: their faces, and how they lie with one of them on top. Right is x,
// up is y, towards the reader is z; the middle of a solid is 0.

import type { Sort } from '../animation/throw';

export type Vector = readonly [x: number, y: number, z: number];
/** Rows. It turns a vector of the solid into one of the table. */
export type Posture = readonly [Vector, Vector, Vector];

export interface Face {
  value: number;
  /** Outwards, and on the face the directions in which what is printed there reads; all of length 1. */
  normal: Vector;
  across: Vector;
  down: Vector;
  middle: Vector;
  corners: Vector[];
}

interface Solid {
  faces: Face[];
  corners: Vector[];
  /** From the middle to a face: how high above the table it rests. */
  height: number;
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const scaled = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by];
const unit = (v: Vector): Vector => scaled(v, 1 / Math.hypot(...v));
export const turned = (turn: Posture, v: Vector): Vector => [dot(turn[0], v), dot(turn[1], v), dot(turn[2], v)];
const columns = (turn: Posture): Posture => [
  [turn[0][0], turn[1][0], turn[2][0]],
  [turn[0][1], turn[1][1], turn[2][1]],
  [turn[0][2], turn[1][2], turn[2][2]],
];
/** First `inner`, then `outer`. */
export function joined(outer: Posture, inner: Posture): Posture {
  const [x, y, z] = columns(inner);
  const row = (v: Vector): Vector => [dot(v, x), dot(v, y), dot(v, z)];
  return [row(outer[0]), row(outer[1]), row(outer[2])];
}

/** By so many radians about an axis of length 1. */
export function about([x, y, z]: Vector, angle: number): Posture {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const d = 1 - c;
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ];
}

const SIGNS = [1, -1] as const;
const triples = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));

/** Opposite faces make 7; 1, 2 and 3 run the same way round on every cube. */
const CUBE: [value: number, normal: Vector, down: Vector][] = [
  [1, [0, 1, 0], [0, 0, 1]],
  [6, [0, -1, 0], [0, 0, -1]],
  [2, [0, 0, 1], [0, -1, 0]],
  [5, [0, 0, -1], [0, -1, 0]],
  [3, [1, 0, 0], [0, -1, 0]],
  [4, [-1, 0, 0], [0, -1, 0]],
];

/** The red die has a bus (4) opposite the 3 and two hands (5), for it has no 6. */
const RED = new Map([[6, 5]]);

/** Of the side on which x, y and z have these signs; opposite faces make 9. */
const EIGHT: Record<string, number> = { '1,1,1': 1, '-1,1,1': 7, '-1,1,-1': 4, '1,1,-1': 6, '-1,-1,-1': 8, '1,-1,-1': 2, '1,-1,1': 5, '-1,-1,1': 3 };

function cube(named: Map<number, number>): Solid {
  const faces = CUBE.map(([value, normal, down]): Face => {
    const corners = triples.filter((corner) => dot(corner, normal) > 0);
    return { value: named.get(value) ?? value, normal, down, across: cross(normal, down), middle: normal, corners };
  });
  return { faces, corners: triples, height: 1 };
}

/** How far the corners of the octahedron lie from its middle, for it to be as large as the cube. */
const REACH = 1.62;

function octahedron(): Solid {
  const faces = triples.map((signs): Face => {
    const corners: Vector[] = [[signs[0] * REACH, 0, 0], [0, signs[1] * REACH, 0], [0, 0, signs[2] * REACH]];
    const normal = unit(signs);
    const middle = scaled(signs, REACH / 3);
    const top = corners[1]!;
    const down = unit([middle[0] - top[0], middle[1] - top[1], middle[2] - top[2]]);
    return { value: EIGHT[signs.join()]!, normal, down, across: cross(normal, down), middle, corners };
  });
  const corners = SIGNS.flatMap((sign): Vector[] => [[sign * REACH, 0, 0], [0, sign * REACH, 0], [0, 0, sign * REACH]]);
  return { faces, corners, height: REACH / Math.sqrt(3) };
}

export const SOLIDS: Record<Sort, Solid> = { white: cube(new Map()), red: cube(RED), eight: octahedron() };

/** How a solid lies with a value on top, turned by so many radians about the line upwards from the way it reads. */
export function lying(solid: Solid, value: number, turn: number): Posture {
  const face = solid.faces.find((one) => one.value === value)!;
  return joined(about([0, 1, 0], turn), [face.across, face.normal, face.down]);
}

/** The value on top. */
export const upper = (solid: Solid, turn: Posture): number =>
  solid.faces.reduce((best, face) => (turned(turn, face.normal)[1] > turned(turn, best.normal)[1] ? face : best)).value;
