// Which picture stands for which kind of space, which fleuron for which deed, which emblem for which company.

import type { DeedInfo, SpaceInfo } from '../protocol';

/** Taxes that are a form to fill; the others are a luxury. */
export const FORMS = new Set(['income_tax']);

/** The picture of each kind of space without a deed, and of what has none of its own. */
export const PICTURES: Partial<Record<SpaceInfo['kind'], string>> & { other: string } = {
  chance: 'sign-horseshoe',
  community_chest: 'sign-letter',
  tax: 'sign-coupe',
  jail: 'sign-bars',
  go_to_jail: 'manicule',
  lottery: 'sign-lottery',
  vouchers: 'sign-bus',
  dollars: 'sign-dollar',
  stock_exchange: 'sign-exchange',
  roll_three: 'sign-three',
  squeeze_play: 'sign-squeeze',
  utilities: 'sign-utilities',
  other: 'sign-bench',
};

/** The picture of a space without a deed. */
export const pictureOf = (space: SpaceInfo): string =>
  FORMS.has(space.classic) ? 'sign-stamp' : (PICTURES[space.kind] ?? PICTURES.other);

/** The mark of each utility that has one of its own. */
export const UTILITIES: Record<string, string> = {
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

export const EMBLEMS: Record<string, string> = {
  dollars: 'sign-dollar',
  motion_pictures: 'sign-reel',
  allied_steamships: 'sign-ship',
  national_utilities: 'sign-pylon',
  general_radio: 'sign-radio',
  united_railways: 'sign-engine',
  acme_motors: 'sign-motor',
};

/** The emblem of a company or of a counted thing. */
export const emblemOf = (id: string): string => EMBLEMS[id] ?? 'sign-certificate';

export const RIDES = { side: 'sign-bus', station: 'sign-train', steps: 'sign-cab' } as const;

/** Return the picture of the vehicle of a voucher. */
export const rideOf = (ride: keyof typeof RIDES): string => RIDES[ride];
