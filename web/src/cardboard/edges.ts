// Who sits at which edge of a tablet in the middle of the table, in the order of the seats, clockwise.

export type Edge = 'bottom' | 'left' | 'top' | 'right';

export const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

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

/** The edge of the k-th of so many people. */
export const edgeOf = (k: number, people: number): Edge => SEATED[people]?.[k] ?? EDGES[k % EDGES.length]!;
