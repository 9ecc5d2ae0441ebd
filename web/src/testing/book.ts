// A small book for tests: GO, two blue lots, a station and the two utilities on one space.

import type { DeedInfo, DeedView, EditionInfo, EventOf, EventView, SpaceInfo } from '../protocol';
import { Book } from '../state/book';

const named = (name: string): { en: string; fr: string } => ({ en: name, fr: `le ${name}` });

const deed = (id: string, part: Partial<DeedInfo>): DeedInfo => ({
  id,
  number: 0,
  space: -1,
  kind: 'street',
  group: 'blue',
  name: named(id),
  price: 100,
  mortgage: 50,
  house: 0,
  hotel: 0,
  skyscraper: 0,
  rents: [],
  built_factor: 0,
  group_rent: 0,
  ...part,
});

const space = (index: number, id: string, part: Partial<SpaceInfo>): SpaceInfo => ({
  index,
  id,
  kind: 'street',
  name: named(id),
  deed: id,
  deck: '',
  amount: 0,
  percent: 0,
  vouchers: 0,
  ...part,
});

const street = { house: 50, hotel: 50, rents: [10, 50, 150, 450, 625, 750, 1000], group_rent: 20 };

const info: Partial<EditionInfo> = {
  currency: '$',
  currency_after: false,
  max_houses: 4,
  papers: null,
  spaces: [
    space(0, 'go', { kind: 'go', deed: '' }),
    space(1, 'north', {}),
    space(2, 'south', {}),
    space(3, 'station', { kind: 'railroad' }),
    space(4, 'works', { kind: 'utilities', deed: '' }),
  ],
  deeds: [
    deed('north', { space: 1, ...street }),
    deed('south', { space: 2, ...street }),
    deed('station', { space: 3, kind: 'railroad', group: 'stations', rents: [25, 50], built_factor: 2 }),
    deed('water', { kind: 'utility', group: 'utilities', rents: [4, 10] }),
    deed('power', { kind: 'utility', group: 'utilities', rents: [4, 10] }),
  ],
  groups: [
    { id: 'blue', kind: 'street', name: named('blue'), deeds: ['north', 'south'] },
    { id: 'stations', kind: 'railroad', name: named('stations'), deeds: ['station'] },
    { id: 'utilities', kind: 'utility', name: named('utilities'), deeds: ['water', 'power'] },
  ],
  cards: [],
  decks: [],
  rules: {},
  name_sets: [],
};

export const book = new Book(info as EditionInfo);

/** Nobody's, and nothing on it, but for what a test says. */
export const view = (deed: string, part: Partial<DeedView> = {}): DeedView => ({
  deed,
  owner: 'bank',
  level: 0,
  mortgaged: false,
  rent: 0,
  ...part,
});

/** An event of the first seat, or of another. */
export function event<K extends EventView['kind']>(
  kind: K,
  args: EventOf<K>['args'],
  seat = 'p1',
  rule = kind as string,
): EventOf<K> {
  return { kind, seat, rule, args, dice: [] } as unknown as EventOf<K>;
}
