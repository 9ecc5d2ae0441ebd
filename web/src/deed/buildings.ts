// What stands on a deed: its picture and its words, by what the deed prints for that level.

import type { DeedInfo, RentRow } from '../protocol';
import { t } from '../text/fluent.svelte';

/** So many buildings of a kind; none of no kind. */
export type Built = Pick<RentRow, 'building' | 'count'>;

const NOTHING: Built = { building: '', count: 0 };

/** What stands on a deed at this level. */
export const builtOn = ({ rows }: DeedInfo, level: number): Built =>
  (level && rows.find((row) => row.level === level)) || NOTHING;

/** Id of its picture. */
export const signOf = ({ building }: Built): string => `sign-${building}`;

/** Is it drawn as one building, not as a number of houses? */
export const isSingle = ({ building }: Built): boolean => building !== '' && building !== 'house';

/** "2 houses", "a hotel". */
export function wordsOf(built: Built): string {
  if (!built.count) return t('building-none');
  return t(isSingle(built) ? 'building-a' : 'building-counted', { ...built });
}
