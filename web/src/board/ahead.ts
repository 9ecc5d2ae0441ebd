// The outlook before a roll, row by row.

import type { AheadRow } from '../protocol';

/** One sum may lead to one space with several rents: the Speed Die moves on from there to a deed of another. */
export const keyOf = ({ total, space, fate, rent, factor }: AheadRow): string => [total, space, fate, rent, factor].join(' ');
