// The part of the record that is read: of whom, of which kind, and with which words in it.

import type { EventView } from '../protocol';
import type { Line } from './lines';

export const KINDS = ['all', 'mine', 'money', 'deeds', 'offers'] as const;
export type Kind = (typeof KINDS)[number];

const DEEDS = new Set<EventView['kind']>([
  'bought', 'declined', 'auction-won', 'unsold', 'built', 'sold-building', 'sold-hotel', 'sold-group', 'mortgaged', 'lifted',
  'traded-deed', 'inherited-deed', 'gave-deed', 'depot-built', 'depot-sold', 'dealt', 'dealt-free',
]);
const OFFERS = new Set<EventView['kind']>(['offered', 'accepted', 'rejected', 'withdrawn']);

const touches = (event: EventView, seat: string): boolean =>
  event.seat === seat || event.purses.some((purse) => purse.seat === seat) || Object.values(event.args).includes(seat as never);

/** Whether a line is of a kind; `mine`: the seats at this screen. */
export function isOfKind({ events }: Line, kind: Kind, mine: string[]): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'mine':
      return events.some((event) => mine.some((seat) => touches(event, seat)));
    case 'money':
      return events.some(({ purses }) => purses.length > 0);
    case 'deeds':
      return events.some((event) => DEEDS.has(event.kind));
    case 'offers':
      return events.some(({ kind }) => OFFERS.has(kind) || kind.startsWith('traded-'));
  }
}

/** Whether a line is about a seat; about anybody, where none is named. */
export const isAbout = ({ events }: Line, seat: string): boolean => !seat || events.some((event) => touches(event, seat));

/** Whether words are in a text, in whatever letters. */
export const hasWords = (text: string, words: string): boolean =>
  !words.trim() || text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
