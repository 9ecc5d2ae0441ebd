// A state with what a step changed in it.

import type { DeedView, SeatView, StateView, Step } from '../protocol';

/** Of seats and deeds only those that changed are told; all else is told whole. */
export function changed(state: StateView, { seats, deeds, ...rest }: Step['changes']): StateView {
  return {
    ...state,
    ...rest,
    seats: withParts(state.seats, seats, (one: SeatView) => one.seat),
    deeds: withParts(state.deeds, deeds, (one: DeedView) => one.deed),
  };
}

function withParts<T>(all: T[], parts: T[] | undefined, nameOf: (one: T) => string): T[] {
  if (!parts?.length) return all;
  const byName = new Map(parts.map((part) => [nameOf(part), part]));
  return all.map((one) => byName.get(nameOf(one)) ?? one);
}
