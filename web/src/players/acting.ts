// The seat that the hand points at: the one that must decide, else the one whose turn it is.

import type { StateView } from '../protocol';

export function actingSeat(state: StateView): string {
  const { kind, seats } = state.awaits;
  if (kind === 'over') return '';
  return seats.length === 1 ? seats[0]! : state.turn;
}
