// The places of a table.

import type { PlaceView } from '../protocol';

/** Nobody sits there, and somebody can. */
export const isFree = (place: PlaceView): boolean => place.kind !== 'bot' && !place.guest;
