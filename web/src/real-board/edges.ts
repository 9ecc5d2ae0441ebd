// The players at each edge of a tablet in the middle of the table, in the order of the seats, clockwise.

import type { Turn } from '../parts/beside';

export type Edge = 'bottom' | 'left' | 'top' | 'right';

export const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

/** By how many degrees, clockwise, what lies in the middle turns to who sits there. */
export const TURN: Record<Edge, Turn> = { bottom: 0, left: 90, top: 180, right: -90 };

/** Two sit opposite; of more than four some share an edge, the long ones first. */
const SEATED: Record<number, Edge[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'top'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'bottom', 'left', 'top', 'right'],
  6: ['bottom', 'bottom', 'left', 'top', 'top', 'right'],
  7: ['bottom', 'bottom', 'left', 'left', 'top', 'top', 'right'],
  8: ['bottom', 'bottom', 'left', 'left', 'top', 'top', 'right', 'right'],
};

/** The edge of the k-th of several people. */
export const edgeOf = (k: number, people: number): Edge => SEATED[people]?.[k] ?? EDGES[k % EDGES.length]!;
