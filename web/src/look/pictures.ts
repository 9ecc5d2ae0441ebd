// Which picture stands for which kind of space, which fleuron for which deed, which emblem for which company.

import type { DeedInfo, SpaceInfo } from '../protocol';

/** Taxes that are a form to fill; the others are a luxury. */
const FORMS = new Set(['income_tax']);

/** The picture of a space without a deed. */
export function pictureOf(space: SpaceInfo): string {
  switch (space.kind) {
    case 'chance':
      return 'sign-horseshoe';
    case 'community_chest':
      return 'sign-letter';
    case 'tax':
      return FORMS.has(space.classic) ? 'sign-stamp' : 'sign-coupe';
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

/** The mark of each utility that has one of its own. */
const UTILITIES: Record<string, string> = {
  cable_company: 'cable',
  gas_company: 'gas',
  internet_service: 'internet',
  sewage_system: 'sewage',
  telephone_company: 'telephone',
  trash_collector: 'trash',
  water_works: 'water',
  compagnie_des_eaux: 'water',
};

/** The fleuron of a deed: its group's, but a utility may have a mark of its own. */
export const fleuronOf = (deed: DeedInfo): string => UTILITIES[deed.id] ?? deed.ink;

const EMBLEMS: Record<string, string> = {
  motion_pictures: 'sign-reel',
  allied_steamships: 'sign-ship',
  national_utilities: 'sign-pylon',
  general_radio: 'sign-radio',
  united_railways: 'sign-engine',
  acme_motors: 'sign-motor',
};

/** The emblem on the certificate of a company. */
export const emblemOf = (company: string): string => EMBLEMS[company] ?? 'sign-certificate';

const RIDES = { side: 'sign-bus', station: 'sign-train', steps: 'sign-cab' } as const;

/** What a voucher rides in. */
export const rideOf = (ride: keyof typeof RIDES): string => RIDES[ride];
