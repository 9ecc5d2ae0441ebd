// Which picture stands for which kind of space, and which fleuron for which deed.

import type { DeedInfo, SpaceInfo } from '../protocol';

/** The picture of a space without a deed. A tax with a choice is a form to fill, one without a luxury. */
export function pictureOf(space: SpaceInfo): string {
  switch (space.kind) {
    case 'chance':
      return 'sign-horseshoe';
    case 'community_chest':
      return 'sign-letter';
    case 'tax':
      return space.percent ? 'sign-stamp' : 'sign-coupe';
    case 'jail':
      return 'sign-bars';
    case 'go_to_jail':
      return 'manicule';
    default:
      return 'sign-bench';
  }
}

/** The fleuron of a deed: its group's, but the water works have a drop. */
export const fleuronOf = (deed: DeedInfo): string => (deed.id === 'water_works' ? 'water' : deed.group);
