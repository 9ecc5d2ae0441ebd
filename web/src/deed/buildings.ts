// The buildings on a deed: their picture and their words, by what the deed prints for that level.

import type { Built, DeedInfo } from '../protocol';
import { t } from '../text/fluent.svelte';

const NOTHING: Built = { building: '', count: 0 };

/** Return the buildings on a deed at this level. */
export const builtOn = ({ rows }: DeedInfo, level: number): Built =>
  (level && rows.find((row) => row.level === level)) || NOTHING;

/** Id of its picture. */
export const signOf = ({ building }: Built): string => `sign-${building}`;

/** Is it drawn as one building, not as a number of houses? */
export const isSingle = ({ building }: Built): boolean => building !== '' && building !== 'house';

/** "2 houses", "a hotel". */
export const wordsOf = (built: Built): string => t('building-standing', { ...built });
