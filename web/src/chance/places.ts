// The places of dice on the stage: how large and how turned they lie there, and from where they come. For 1 the width of the
// stage; 0 is its middle.

import type { ThrownDie } from '../animation/throw';
import type { Spot } from './flight';
import { lying, SOLIDS, type Posture } from './solids';

interface Rest {
  /** Of a die. */
  edge: number;
  dice: { place: Spot; lies: Posture }[];
}

/** In edges of a die, with its turn in degrees. */
type Arrangement = [x: number, z: number, turn: number][];

const ONE: Arrangement = [[0, 0, -20]];
const TWO: Arrangement = [[-0.72, -0.1, -24], [0.72, 0.14, 31]];
/** A pair faces alike. */
const ALIKE: Arrangement = [[-0.72, 0, -9], [0.72, 0, 9]];
const THREE: Arrangement = [[-1.42, -0.12, -24], [0.02, 0.2, 31], [1.42, -0.16, -14]];
/** A ring has no room for three in a row. */
const THREE_IN_RING: Arrangement = [[-0.74, -0.8, -24], [0.76, -0.72, 31], [0.02, 0.86, -14]];

/** Above the middle of the stage: at its foot is more to read than at its head. */
const UP = 0.02;

const EDGES = { stage: [0.3, 0.272, 0.2], ring: [0.42, 0.36, 0.3] } as const;

export function restOf(dice: readonly ThrownDie[], inRing: boolean): Rest {
  const edge = EDGES[inRing ? 'ring' : 'stage'][dice.length - 1]!;
  const alike = dice.length === 2 && dice[0]!.face === dice[1]!.face;
  const arrangement = dice.length === 1 ? ONE : dice.length > 2 ? (inRing ? THREE_IN_RING : THREE) : alike ? ALIKE : TWO;
  const lies = dice.map(({ sort, face }, k) => {
    const [x, z, turn] = arrangement[k]!;
    return { place: [x * edge, 0, z * edge - UP] as const, lies: lying(SOLIDS[sort], face, (turn * Math.PI) / 180) };
  });
  return { edge, dice: lies };
}

/** The dice of others come from the other sides of the board, by their place at the table. */
const OTHERS: Spot[] = [[-0.68, 0.1, -0.1], [0.2, 0.1, -0.62], [0.68, 0.1, 0.1]];
const MINE: Spot = [-0.34, 0.1, 0.62];

export const sideOf = (mine: boolean, seat: number): Spot => (mine ? MINE : OTHERS[seat % OTHERS.length]!);
