// Which picture and which words stand for what is built on a deed.

import type { DeedInfo } from '../protocol';
import type { Book } from '../state/book';

const HOTEL = 5;
const SKYSCRAPER = 6;

export type Building = 'house' | 'hotel' | 'skyscraper' | 'depot' | 'stand';

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

/** What would be built next. */
export const nextBuilding = (deed: DeedInfo, level: number, book: Book): Building =>
  buildingOf(deed.kind, level >= HOTEL ? SKYSCRAPER : level >= book.info.max_houses ? HOTEL : level + 1);
