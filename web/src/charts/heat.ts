// How deep a colour stands for a number: from 0, the paper alone, to 1.

import { scaleLinear, scaleLog } from 'd3-scale';

/** Above 1: tells the greater values apart, which lie close together, at the cost of the small ones. */
const CONTRAST = 1.6;
/** A share this small is zero: it is what rounding leaves of it. */
const NEVER = 1e-9;
/** How many depths the key of a heat map shows. */
const STEPS = 6;

export const happens = (share: number): boolean => share > NEVER;

export interface Heat {
  depth: (share: number) => number;
  /** For the key: some depths, and the share of each. */
  steps: { depth: number; share: number }[];
}

/** The depths that tell these shares apart; maps to be compared take the same. */
export function heatOf(shares: number[]): Heat {
  const seen = shares.filter(happens);
  const [least, greatest] = [Math.min(...seen), Math.max(...seen)];
  const scale = scaleLinear()
    .domain([least, greatest > least ? greatest : least + 1])
    .clamp(true);
  return {
    depth: (share) => scale(share) ** CONTRAST,
    steps: Array.from({ length: STEPS }, (_, n) => {
      const depth = n / (STEPS - 1);
      return { depth, share: scale.invert(depth ** (1 / CONTRAST)) };
    }),
  };
}

/** The less, the deeper: from one bound to the other, each tenfold alike. */
export const coldness = (deepest: number, palest: number): ((value: number) => number) =>
  scaleLog().domain([palest, deepest]).range([0, 1]).clamp(true);

/** A paint for the depth, over whatever lies beneath. */
export const paint = (depth: number): string =>
  `color-mix(in srgb, var(--heat) calc(${depth.toFixed(3)} * var(--deepest)), transparent)`;
