// A deal on paper: what each side gives, its text in the notation, and what it would make of the groups.

import type { DeedInfo, GroupInfo, OfferView } from '../protocol';
import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';

/** Deeds and cards by id, papers as `ID*COUNT`, and a sum. */
export interface DealSide {
  things: string[];
  cash: number;
}

export interface Deal {
  by: string;
  to: string;
  give: DealSide;
  take: DealSide;
}

const isAmount = (thing: string): boolean => /^\d+$/.test(thing);

/** One side of an offer as it came over the wire. */
export const side = (things: string[]): DealSide => ({
  things: things.filter((thing) => !isAmount(thing)),
  cash: Number(things.find(isAmount) ?? 0),
});

export const dealOf = (offer: OfferView): Deal => ({
  by: offer.by,
  to: offer.to,
  give: side(offer.give),
  take: side(offer.take),
});

export const isEmpty = ({ things, cash }: DealSide): boolean => things.length === 0 && cash === 0;

const words = (one: DealSide): string =>
  isEmpty(one) ? 'nothing' : [...one.things, ...(one.cash ? [String(one.cash)] : [])].join(' ');

/** The deal in the notation. */
export const textOf = ({ by, to, give, take }: Deal): string =>
  `${by} offer ${to} ${words(give)} for ${words(take)}`;

/** The deal that a text in the notation means. */
export function dealIn(text: string): Deal {
  const [by = '', , to = '', ...rest] = text.split(' ');
  const middle = rest.indexOf('for');
  const of = (words: string[]): DealSide => side(words.filter((word) => word !== 'nothing'));
  return { by, to, give: of(rest.slice(0, middle)), take: of(rest.slice(middle + 1)) };
}

/** The same deal, as the other of the two would offer it. */
export const fromOther = ({ by, to, give, take }: Deal): Deal => ({ by: to, to: by, give: take, take: give });

/** Return what a thing of a deal is, and how many of it: `general_radio*2`. */
export function parse(thing: string): { id: string; count: number } {
  const [id = '', count = '1'] = thing.split('*');
  return { id, count: Number(count) };
}

/** Return how many of an item are in a side. */
export const countOf = (one: DealSide, id: string): number =>
  one.things.map(parse).find((thing) => thing.id === id)?.count ?? 0;

/** The side with this many of an item in it. */
export function withCount(one: DealSide, id: string, count: number): DealSide {
  const others = one.things.filter((thing) => parse(thing).id !== id);
  return { ...one, things: count ? [...others, count > 1 ? `${id}*${count}` : id] : others };
}

/** Return the seat that would hold a deed after the deal. */
export function holderAfter(deal: Deal, deed: string): string {
  if (deal.give.things.includes(deed)) return deal.to;
  if (deal.take.things.includes(deed)) return deal.by;
  return game.deed(deed)?.owner ?? 'bank';
}

export interface GroupChange {
  group: GroupInfo;
  before: number;
  after: number;
  all: number;
}

/** The groups of which a seat would hold more or fewer deeds after the deal. */
export function groupChanges(deal: Deal, seat: string, book: Book): GroupChange[] {
  return book.info.groups
    .map((group) => ({
      group,
      before: group.deeds.filter((deed) => game.deed(deed)?.owner === seat).length,
      after: group.deeds.filter((deed) => holderAfter(deal, deed) === seat).length,
      all: group.deeds.length,
    }))
    .filter(({ before, after }) => before !== after);
}

/** Mortgaged deeds that a seat would receive. */
export function pledgesFor(deal: Deal, seat: string, book: Book): DeedInfo[] {
  const received = seat === deal.by ? deal.take.things : deal.give.things;
  return received.filter((thing) => game.deed(thing)?.mortgaged).map(book.deed);
}

/** The cash of a seat after the deal. */
export function cashAfter(deal: Deal, seat: string): number {
  const cash = game.seat(seat)?.cash ?? 0;
  const balance = deal.take.cash - deal.give.cash;
  return cash + (seat === deal.by ? balance : -balance);
}

/** Cash above this share of what a seat has is not given away without a question. */
const MUCH = 1 / 10;

/** Whether a seat would give a deed, or much of its cash, and take nothing for it. */
export function givesForNothing(deal: Deal, seat: string): boolean {
  const [gives, takes] = seat === deal.by ? [deal.give, deal.take] : [deal.take, deal.give];
  const much = gives.cash > (game.seat(seat)?.cash ?? 0) * MUCH;
  return isEmpty(takes) && (much || gives.things.some((thing) => game.deed(thing)));
}
