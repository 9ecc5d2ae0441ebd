// Which picture and which words stand for what is built on a deed.

import type { Building, DeedInfo } from '../protocol';

const HOTEL = 5;
const SKYSCRAPER = 6;

/** What stands on a deed of this kind at this level. */
export function buildingOf(kind: DeedInfo['kind'], level: number): Building {
  if (kind === 'railroad') return 'depot';
  if (kind === 'taxi') return 'stand';
  return level >= SKYSCRAPER ? 'skyscraper' : level >= HOTEL ? 'hotel' : 'house';
}

/** Id of its picture. */
export const buildingSign = (kind: DeedInfo['kind'], level: number): string =>
  `sign-${buildingOf(kind, level)}`;

/** Is it drawn as one building, not as a number of houses? */
export const isSingle = (kind: DeedInfo['kind'], level: number): boolean =>
  level > 0 && buildingOf(kind, level) !== 'house';
