// The meaning of each pace.

import type { Pace } from './settings.svelte';

/** How long an announcement stays, for 1 at the table's pace. 0: lines only. */
export const FACTOR: Record<Pace, number> = { slow: 1.6, table: 1, quick: 0.5, once: 0 };

/** How long a bot takes, in milliseconds. */
export const BOTS: Record<Pace, number> = { slow: 1400, table: 700, quick: 300, once: 0 };
