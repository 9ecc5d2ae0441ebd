// How a die flies: from the edge of the stage in an arc to the table, a knock, a lower hop, and to rest. Told backwards: it
// turns by as much as is still to come before the end, so that at the end it lies exactly as it was to.

import { KNOCK, LIES } from '../animation/throw';
import { about, joined, type Posture, type Vector } from './solids';

/** A point above the table: right, up and towards the reader from the middle of the stage, for 1 its width. */
export type Spot = Vector;

interface Pose {
  /** `y`: how high above where it rests. */
  place: Spot;
  turn: Posture;
}

interface Flight {
  from: Spot;
  to: Spot;
  /** At rest. */
  lies: Posture;
}

/** Turns about the axis that lies across the way: in the arc, in the hop; and about the line upwards, in all. */
const [ARC_TURNS, HOP_TURNS, SPIN] = [1.5, 0.5, 0.3];
/** How high the arc and the hop are. */
const [ARC, HOP] = [0.42, 0.12];
/** The part of the way that the arc covers. */
const FIRST = 0.8;

const eased = (part: number): number => 1 - (1 - part) ** 2;
const hopped = (part: number): number => 4 * part * (1 - part);

/** How a die is when it has flown for so many milliseconds at the table's pace. */
export function poseAt({ from, to, lies }: Flight, ms: number): Pose {
  const arc = Math.min(Math.max(ms / KNOCK, 0), 1);
  const hop = Math.min(Math.max((ms - KNOCK) / (LIES - KNOCK), 0), 1);
  const way = FIRST * arc + (1 - FIRST) * eased(hop);
  const height = hop ? HOP * hopped(hop) : from[1] * (1 - arc) + ARC * hopped(arc);
  const place: Spot = [from[0] + (to[0] - from[0]) * way, height, from[2] + (to[2] - from[2]) * way];
  const rolled = ARC_TURNS * (1 - arc) + HOP_TURNS * (1 - eased(hop));
  const spun = SPIN * (1 - way);
  const round = 2 * Math.PI;
  return { place, turn: joined(about(acrossOf(from, to), -rolled * round), joined(about([0, 1, 0], -spun * round), lies)) };
}

/** The axis about which something rolls on the table from here to there. */
function acrossOf(from: Spot, to: Spot): Vector {
  const [x, z] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(x, z) || 1;
  return [z / length, 0, -x / length];
}
