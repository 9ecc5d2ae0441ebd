// Which picture stands for which kind of space, and which fleuron for which deed.

import { SERVICES } from '../picsou/pictures';
import type { DeedInfo, SpaceInfo } from '../protocol';

/** Taxes that are a form to fill; the others are a luxury. */
const FORMS = new Set(['income_tax', 'franchise_fees', 'impots']);

/** The picture of a space without a deed. */
export function pictureOf(space: SpaceInfo): string {
  switch (space.kind) {
    case 'chance':
      return 'sign-horseshoe';
    case 'community_chest':
      return 'sign-letter';
    case 'tax':
      return FORMS.has(space.id) ? 'sign-stamp' : 'sign-coupe';
    case 'jail':
      return 'sign-bars';
    case 'go_to_jail':
      return 'manicule';
    case 'lottery':
      return 'sign-lottery';
    case 'vouchers':
      return 'sign-bus';
    case 'dollars':
      return 'sign-dollar';
    case 'stock_exchange':
      return 'sign-exchange';
    case 'roll_three':
      return 'sign-three';
    case 'squeeze_play':
      return 'sign-squeeze';
    case 'utilities':
      return 'sign-utilities';
    default:
      return 'sign-bench';
  }
}

/** The fleuron of a deed: its group's, but a utility may have a mark of its own. */
export const fleuronOf = (deed: DeedInfo): string => SERVICES[deed.id] ?? deed.group;
