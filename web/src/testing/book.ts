// A small book for tests: GO, two blue lots, a station and the two utilities on one space.

import type { DeedInfo, DeedView, EditionInfo, EventOf, EventView, RentRow, SpaceInfo, Told } from '../protocol';
import { Book } from '../edition/book';

const named = (name: string): { en: string; fr: string } => ({ en: name, fr: `le ${name}` });

const deed = (id: string, part: Partial<DeedInfo>): DeedInfo => ({
  id,
  number: 0,
  space: -1,
  kind: 'street',
  group: 'blue',
  ink: 'dark_blue',
  name: named(id),
  short: named(id),
  price: 100,
  mortgage: 50,
  house: 0,
  hotel: 0,
  skyscraper: 0,
  rows: [],
  throws: 0,
  ...part,
});

const space = (index: number, id: string, part: Partial<SpaceInfo>): SpaceInfo => ({
  index,
  id,
  classic: id,
  kind: 'street',
  name: named(id),
  short: named(id),
  deed: id,
  deck: '',
  amount: 0,
  percent: 0,
  vouchers: 0,
  ...part,
});

const row = (when: RentRow['when'], amount: number, count = 0, building: RentRow['building'] = '', level = 0): RentRow => ({
  when,
  count,
  building,
  level,
  amount,
});

const built = [50, 150, 450, 625].map((rent, k) => row('built', rent, k + 1, 'house', k + 1));
const rents = [row('alone', 10), row('group', 20), ...built, row('built', 750, 1, 'hotel', 5)];
const street = { house: 50, hotel: 50, rows: [...rents, row('built', 1000, 1, 'skyscraper', 6)] };
const utility: Partial<DeedInfo> = { kind: 'utility', group: 'utilities', ink: 'utility', rows: [row('held', 4, 1), row('held', 10, 2)] };

const info: Partial<EditionInfo> = {
  currency: '$',
  currency_after: false,
  parking_pot: false,
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
    deed('station', {
      space: 3,
      kind: 'railroad',
      group: 'stations',
      ink: 'railroad',
      rows: [row('held', 25, 1), row('held', 50, 2), row('times', 2, 1, 'depot', 1)],
    }),
    deed('water', utility),
    deed('power', utility),
  ],
  groups: [
    { id: 'blue', ink: 'dark_blue', kind: 'street', name: named('blue'), deeds: ['north', 'south'] },
    { id: 'stations', ink: 'railroad', kind: 'railroad', name: named('stations'), deeds: ['station'] },
    { id: 'utilities', ink: 'utility', kind: 'utility', name: named('utilities'), deeds: ['water', 'power'] },
  ],
  cards: [],
  decks: [],
  rules: {},
  name_sets: [],
  in_french: {},
};

export const book = new Book(info as EditionInfo);

/** The same with a company, a voucher, a Roll Three card and a card that is kept. */
export const paperBook = new Book({
  ...info,
  cards: [{ id: 'pardon', text: named('pardon') }],
  papers: {
    companies: [{ id: 'acme_motors', name: named('acme_motors') }],
    vouchers: [{ id: 'bus', name: named('bus') }],
    rolls: [{ id: 'roll_1', dice: [1, 3, 6] }],
  },
} as unknown as EditionInfo);

/** Nobody's, and nothing on it, but for what a test says. */
export const view = (deed: string, part: Partial<DeedView> = {}): DeedView => ({
  deed,
  owner: 'bank',
  level: 0,
  mortgaged: false,
  rent: 0,
  rows: [],
  ...part,
});

/** An event of the first seat, or of another. */
export function event<K extends EventView['kind']>(
  kind: K,
  args: EventOf<K>['args'],
  seat = 'p1',
  rule = kind as string,
): EventOf<K> {
  return { kind, seat, rule, args, dice: [], path: [], purses: [], part_of: '', told: '' } as unknown as EventOf<K>;
}

/** An event as the record tells it. */
export const told = (how: Told, one: EventView): EventView => ({ ...one, told: how });
