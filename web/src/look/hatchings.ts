// The engraver's way to write a colour without colour: one hatching a group, as on coats of arms.

import type { Ink } from '../protocol';

export interface Hatching {
  width: number;
  height: number;
  /** Strokes of 1 unit in the hatch ink; `dots` are filled instead. */
  drawing: string;
  dots?: boolean;
  /** Sleepers turn with the band on the two upright sides of the board. */
  turns?: boolean;
  /** Printed dark, because the group's ink is light. */
  dark?: boolean;
}

const DIAGONAL: Hatching = { width: 5, height: 5, drawing: '<path d="M-1 6 6 -1M-1 1 1 -1M4 6 6 4"/>' };

export const HATCHINGS: Record<Ink, Hatching> = {
  brown: DIAGONAL,
  purple: DIAGONAL,
  light_blue: { width: 8, height: 5, drawing: '<path d="M0 2.5q2-3 4 0t4 0" fill="none"/>', dark: true },
  pink: { width: 5, height: 6, drawing: '<path d="M1.2 0v3.5M3.7 3v3"/>' },
  orange: { width: 5, height: 5, drawing: '<path d="M-1 6 6 -1M-1 1 1 -1M4 6 6 4M0 2.5h5"/>', dark: true },
  red: { width: 3.6, height: 4, drawing: '<path d="M1.8 0v4"/>' },
  yellow: {
    width: 5,
    height: 5,
    drawing: '<circle cx="1.3" cy="1.3" r=".8"/><circle cx="3.8" cy="3.8" r=".8"/>',
    dots: true,
    dark: true,
  },
  green: { width: 5, height: 5, drawing: '<path d="M-1 -1 6 6M-1 4 1 6M4 -1 6 1"/>' },
  dark_blue: { width: 4, height: 3.6, drawing: '<path d="M0 1.8h4"/>' },
  railroad: { width: 6, height: 22, drawing: '<path d="M1.5 3v16" stroke-width="2.2"/>', turns: true },
  utility: { width: 5, height: 5, drawing: '<path d="M0 2.5h5M2.5 0v5"/>' },
  taxi: { width: 10, height: 10, drawing: '<path d="M0 0h5v5H0ZM5 5h5v5H5Z"/>', dots: true },
};

/** Reference to the hatching of an ink, as a paint; `upright` on the left and right side of the board. */
export const hatch = (ink: Ink | '', upright = false): string =>
  ink ? `url(#hatch-${ink}${upright && HATCHINGS[ink].turns ? '-upright' : ''})` : 'none';
