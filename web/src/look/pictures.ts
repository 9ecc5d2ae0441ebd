// Which picture stands for which kind of space, and which fleuron for which deed.

import type { DeedInfo, SpaceInfo } from '../protocol';

/** Taxes that are a form to fill; the others are a luxury. */
const FORMS = new Set(['income_tax', 'franchise_fees', 'impots']);

/** Utilities that sell water. */
const WATER = new Set(['water_works', 'compagnie_des_eaux']);

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
    default:
      return 'sign-bench';
  }
}

/** The fleuron of a deed: its group's, but the water works have a drop. */
export const fleuronOf = (deed: DeedInfo): string => (WATER.has(deed.id) ? 'water' : deed.group);
