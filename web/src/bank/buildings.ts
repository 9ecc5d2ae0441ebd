// The buildings that the Bank still has.

import type { BuildingKind, StateView } from '../protocol';
import type { Book } from '../edition/book';

interface InStock {
  building: BuildingKind;
  /** How many are left of all that there are. */
  count: number;
  all: number;
}

/** Of each kind of building that the book knows. */
export const inStock = (state: StateView, { info }: Book): InStock[] =>
  (
    [
      { building: 'house', count: state.houses, all: info.houses },
      { building: 'hotel', count: state.hotels, all: info.hotels },
      { building: 'skyscraper', count: state.skyscrapers, all: info.skyscrapers },
      { building: 'depot', count: state.depots, all: info.depots },
      { building: 'stand', count: state.stands, all: info.stands },
    ] as const
  ).filter(({ all }) => all > 0);
