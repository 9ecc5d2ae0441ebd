// Axes with round numbers, and labels that do not touch. Places are in per cent of the length of the axis.

import { scaleLinear } from 'd3-scale';

export interface Axis {
  /** From a value to its place. */
  place: (value: number) => number;
  ticks: number[];
  /** Digits behind the point that tell the ticks apart. */
  digits: number;
}

const OVER = 1e-9;

/** An axis from the round number below the least value to the one above the greatest, with about `count` ticks. */
export function axis(least: number, greatest: number, count = 5): Axis {
  const scale = scaleLinear().domain([least, greatest > least ? greatest : least + 1]);
  return described(scale.nice(count), count);
}

/** An axis of things that are counted, with whole ticks. It ends with the greatest value: its last tick may lie before. */
export const axisTo = (greatest: number, count = 6): Axis =>
  described(scaleLinear().domain([0, greatest || 1]), Math.min(count, Math.max(1, Math.floor(greatest))));

function described(scale: ReturnType<typeof scaleLinear<number, number>>, count: number): Axis {
  const ticks = scale.ticks(count);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return {
    place: scale.range([0, 100]),
    ticks,
    digits: Math.max(0, -Math.floor(Math.log10(step) + OVER)),
  };
}

/** Places of labels moved apart where they would touch, the last of them not beyond the end. */
export function spaced(places: number[], least = 6): number[] {
  const moved = [...places];
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]!);
  order.forEach((n, k) => {
    if (k) moved[n] = Math.max(moved[n]!, moved[order[k - 1]!]! + least);
  });
  let end = 100;
  for (const n of order.toReversed()) {
    moved[n] = Math.min(moved[n]!, end);
    end = moved[n] - least;
  }
  return moved;
}
