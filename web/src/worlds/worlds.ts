// The worlds that books are shown in: cloth, print and gilt of the cover with the picture on it, the pattern of the lane
// where the tokens walk, and of the backs of the cards. The papers and inks are in `worlds.css`.

import type { Component } from 'svelte';
import type { World } from '../protocol';
import Houses from './Houses.svelte';
import Lighthouse from './Lighthouse.svelte';
import Mansards from './Mansards.svelte';
import Sticks from './Sticks.svelte';
import Vault from './Vault.svelte';

/** Lines on a tile that repeats. */
interface Pattern {
  wide: number;
  high: number;
  lines: string;
  /** Of the same tile, in the second ink. */
  second?: string;
}

interface WorldLook {
  cloth: string;
  print: string;
  gilt: string;
  /** On the cover and in a corner of the board; a book without a world has none. */
  Picture?: Component;
  lane: Pattern;
  back: Pattern;
  /** The inks of the backs, if those are not the cloth and the print of the cover. */
  printed?: { on: string; in: string };
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A crystal of six arms. */
const crystal = (x: number, y: number, r: number): string => {
  const [across, up] = [r * 0.87, r / 2];
  return `M${x} ${y - r}v${2 * r}M${x - across} ${y - up}l${2 * across} ${2 * up}M${x - across} ${y + up}l${2 * across} ${-2 * up}`;
};

/** Two arches, one in the other. */
const fan = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0M${x - r / 2} ${y}a${r / 2} ${r / 2} 0 0 1 ${r} 0`;

const PLANKS: Pattern = { wide: 10.75, high: 10.75, lines: 'M0 0V10.75' };
const PLAIN: WorldLook = {
  cloth: '#3d4a24',
  print: '#f3e8c8',
  gilt: '#e6bd4e',
  lane: PLANKS,
  back: { wide: 12, high: 12, lines: '', second: 'M0 12 12 0M0 0l12 12' },
};

const WORLDS: Record<World, WorldLook> = {
  sea: {
    cloth: '#143f49',
    print: '#f4e6c6',
    gilt: '#e3b65a',
    Picture: Lighthouse,
    lane: PLANKS,
    back: { wide: 28, high: 12, lines: '', second: 'M0 4q7-5 14 0t14 0' },
  },
  snow: {
    cloth: '#7c2b22',
    print: '#f7e8cc',
    gilt: '#e9b45e',
    Picture: Houses,
    lane: { wide: 28, high: 14, lines: 'M0 .4H28M0 7.4H28M7 .4v7M21 7.4v7' },
    back: { wide: 24, high: 28, lines: crystal(6, 7, 5) + crystal(18, 21, 5) },
  },
  ice: {
    cloth: '#24406f',
    print: '#f3ead6',
    gilt: '#e0866b',
    Picture: Sticks,
    lane: { wide: 84, high: 84, lines: 'M4 20q22-14 44 2M30 60q20 12 46-6M8 80q14-20 30-16M56 10q10 12 24 9M50 38q16-8 28 4M6 44q8 9 22 5' },
    back: { wide: 120, high: 168, lines: `M0 40H120M0 128H120${circle(60, 84, 26)}`, second: `M0 84H120${circle(60, 84, 3)}` },
  },
  roofs: {
    cloth: '#efe2c4',
    print: '#24343b',
    gilt: '#a8341a',
    Picture: Mansards,
    lane: { wide: 28, high: 14, lines: fan(14, 14, 13) + fan(0, 7, 13) + fan(28, 7, 13) },
    back: { wide: 24, high: 14, lines: fan(12, 14, 11) + fan(0, 7, 11) + fan(24, 7, 11) },
    printed: { on: '#a8341a', in: '#fbf3e3' },
  },
  vault: {
    cloth: '#2c5a3c',
    print: '#f5ebcd',
    gilt: '#e9c45c',
    Picture: Vault,
    lane: { wide: 28, high: 28, lines: circle(7, 7, 6) + circle(7, 7, 4) + circle(21, 21, 6) + circle(21, 21, 4) },
    back: { wide: 28, high: 28, lines: '', second: circle(7, 7, 6) + circle(7, 7, 3.4) + circle(21, 21, 6) + circle(21, 21, 3.4) },
  },
};

/** A book that names no world, and one that is not known yet, are plain. */
export const worldOf = (world: World | '' | undefined): WorldLook => (world ? WORLDS[world] : PLAIN);
