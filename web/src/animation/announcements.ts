// The register of announcements: which events stop the game for a while, how much they weigh, and how long they stay. Read
// from the events of a step, with the changes of cash that came with them; the film shows them one after another.

import type { EventOf, EventView, PurseView } from '../protocol';
import { thrownDice, type ThrownDie } from './throw';

/** An event that is shown, the seat it concerns, and the rule it rests on. */
export type Announcement = {
  seat: string;
  rule: string;
  /** It touches a person at this screen. */
  mine: boolean;
  /** Money comes to a person at this screen. */
  gains: boolean;
  /** How long it is to be read, in milliseconds, once everything in it has come to rest. */
  reading: number;
  /** It stays until somebody continues. */
  waits: boolean;
  /** The cash of the players before and after. */
  purses: PurseView[];
} & Content;

export type Content =
  | { kind: 'rent'; to: string; deed: string; amount: number; great: boolean; owed: boolean }
  | { kind: 'money'; to: string; amount: number; why: EventView['kind']; space: string }
  | { kind: 'sale'; thing: string; deed: string; amount: number }
  | { kind: 'trade'; to: string; traded: EventView[] }
  | { kind: 'card'; card: string }
  | { kind: 'voucher'; voucher: string }
  | { kind: 'ticket'; amount: number }
  | { kind: 'die8'; face: number; deed: string }
  | { kind: 'three'; drawn: string; dice: number[]; paid: EventOf<'roll-three-paid'>[] }
  | { kind: 'squeeze'; dice: number[]; asked: EventOf<'squeezed'>; paid: EventOf<'paid'>[] }
  | { kind: 'unpaid'; to: string; lander: string; deed: string; amount: number; how: 'waived' | 'lapsed' }
  | { kind: 'whole'; to: string; deed: string; mortgaged: number; builds: boolean; deal: ClosingDeal | null }
  | { kind: 'bankrupt'; to: string }
  | { kind: 'storm'; own: boolean; struck: EventOf<'storm-hit'>[] };

/** The deal by which a group became whole. */
export interface ClosingDeal {
  /** The other of the two. */
  other: string;
  /** The cash of both before and after, if any was in it. */
  purses: PurseView[];
  /** A deed of each group that the other completed by it. */
  theirs: string[];
}

/** The facts about the table that the register needs. */
export interface Table {
  isMine: (seat: string) => boolean;
  startingCash: number;
  /** How much there is to read on a card. */
  letters: (card: string) => number;
  /** Somebody at this screen has a clock that runs: nothing waits for them. */
  isHurried: () => boolean;
}

/** How long each is to be read: by those whom it does not touch, and by those whom it does. 0: a line is enough. */
const READING: Record<Content['kind'] | 'great', [others: number, mine: number]> = {
  rent: [1200, 1600],
  great: [2000, 3000],
  money: [0, 1200],
  sale: [1200, 1600],
  trade: [1800, 2400],
  unpaid: [0, 1600],
  whole: [3000, 3000],
  card: [1400, 2400],
  voucher: [1500, 1500],
  ticket: [1500, 1500],
  die8: [1200, 1200],
  three: [2400, 2400],
  squeeze: [1700, 1700],
  storm: [3000, 3000],
  bankrupt: [3000, 3000],
};

/** These stay open for those whom they touch. */
const WAITS = new Set<Content['kind']>(['storm', 'bankrupt', 'whole']);

/** The dice that an announcement is about. */
export function diceOf(content: Content): ThrownDie[] {
  if (content.kind === 'die8') return [{ sort: 'eight', face: content.face }];
  if (content.kind === 'squeeze') return thrownDice(content.dice);
  return content.kind === 'three' ? thrownDice(content.dice, true) : [];
}

/** A rent is great at this share of the starting cash, or of what the payer has, unless it is small for anybody. */
const GREAT = 1 / 3;
const HALF = 1 / 2;
const NOT_SMALL = 1 / 10;
/** A rent between others below this share of the payer's cash is shown in a line. */
const LITTLE = 1 / 10;

/** Milliseconds for a letter, at the pace of an easy reader. */
const LETTER = 32;

/** The events of a kind that follow at once, one upon another. */
function following<K extends EventView['kind']>(rest: EventView[], kind: K): EventOf<K>[] {
  const end = rest.findIndex((event) => event.kind !== kind);
  return (end < 0 ? rest : rest.slice(0, end)) as EventOf<K>[];
}

const isTraded = (event: EventView | undefined): boolean => event?.kind.startsWith('traded-') ?? false;

/** Everything that changes hands by the deal just accepted. */
function tradedBy(rest: EventView[]): EventView[] {
  const end = rest.findIndex((event) => !isTraded(event));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The content of an event, with what led to it and what follows from it; null for most. */
function contentOf(event: EventView, earlier: EventView[], rest: EventView[], table: Table): Content | null {
  switch (event.kind) {
    case 'paid':
    case 'in-debt':
      if (event.args.deed) return rentOf(event, table);
      return event.kind === 'paid' && !event.part_of ? moneyOf(event, earlier) : null;
    case 'received':
    case 'salary':
    case 'pot-paid':
    case 'dividend':
      return moneyOf(event, earlier);
    case 'auction-won':
      return { kind: 'sale', thing: event.args.deed, deed: event.args.deed, amount: event.args.price };
    case 'lot-won':
      return { kind: 'sale', thing: event.args.lot, deed: '', amount: event.args.price };
    case 'accepted':
      return { kind: 'trade', to: event.args.offerer, traded: tradedBy(rest) };
    case 'drew':
      return { kind: 'card', card: event.args.card };
    case 'drew-voucher':
      return { kind: 'voucher', voucher: event.args.voucher };
    case 'drew-ticket':
      return { kind: 'ticket', amount: event.args.amount };
    case 'die8-fell':
      return { kind: 'die8', ...event.args };
    case 'drew-roll':
      return { kind: 'three', drawn: event.args.roll, dice: [], paid: [] };
    case 'threw-three':
      return { kind: 'three', drawn: '', dice: event.dice, paid: following(rest, 'roll-three-paid') };
    case 'threw-squeeze': {
      const asked = rest.find((one) => one.kind === 'squeezed')!;
      const paid = rest.filter((one) => one.kind === 'paid').filter(({ part_of }) => part_of === 'squeezed');
      return { kind: 'squeeze', dice: event.dice, asked, paid };
    }
    case 'rent-waived':
    case 'rent-lapsed':
      return unpaidOf(event);
    case 'went-bankrupt':
      return { kind: 'bankrupt', to: event.args.to };
    case 'storm-chosen':
      return { kind: 'storm', own: event.args.owner === event.seat, struck: following(rest, 'storm-hit') };
    default:
      return null;
  }
}

function rentOf(event: EventOf<'paid'> | EventOf<'in-debt'>, table: Table): Content {
  const { to, deed, amount } = event.args;
  const before = purseOf(event, event.seat)?.before ?? 0;
  const share = event.kind === 'paid' && amount >= before * HALF && amount >= table.startingCash * NOT_SMALL;
  const great = share || amount >= table.startingCash * GREAT;
  return { kind: 'rent', to, deed, amount, great, owed: event.kind === 'in-debt' };
}

/** A rent that nobody has to pay any more. */
function unpaidOf(event: EventOf<'rent-waived'> | EventOf<'rent-lapsed'>): Content {
  return { kind: 'unpaid', to: event.seat, ...event.args, how: event.kind === 'rent-waived' ? 'waived' : 'lapsed' };
}

type Gain = 'received' | 'salary' | 'pot-paid' | 'dividend';

/** Money from the Bank goes to the seat of the event. The space is where this roll led, or where it has just chosen a tax. */
function moneyOf(event: EventOf<'paid'> | { [K in Gain]: EventOf<K> }[Gain], earlier: EventView[]): Content {
  const to = event.kind === 'paid' ? event.args.to : event.seat;
  const own = earlier.filter(({ seat }) => seat === event.seat);
  const taxed = own.find((one) => one.kind === 'tax-chosen');
  const walk = own.filter((one) => one.kind === 'moved').at(-1);
  const space = taxed?.args.space ?? walk?.args.target ?? '';
  return { kind: 'money', to, amount: event.args.amount, why: event.kind, space };
}

export const purseOf = ({ purses }: { purses: PurseView[] }, seat: string): PurseView | undefined =>
  purses.find((purse) => purse.seat === seat);

/** Everybody whom it touches. */
function touched(content: Content, event: EventView): string[] {
  const seats = [event.seat, ...event.purses.map(({ seat }) => seat)];
  if ('to' in content) seats.push(content.to);
  if (content.kind === 'unpaid') seats.push(content.lander);
  if (content.kind === 'storm') seats.push(...content.struck.map(({ seat }) => seat));
  if (content.kind === 'three' || content.kind === 'squeeze') seats.push(...content.paid.map(({ seat }) => seat));
  return seats;
}

/** Whether everybody looks at it, even those whom it does not touch. */
function isForAll(content: Content, event: EventView): boolean {
  if (content.kind !== 'rent' || content.great) return true;
  return content.amount >= (purseOf(event, event.seat)?.before ?? 0) * LITTLE;
}

/** The announcements of an event of a step, in order; none where a line is enough. */
export function announcementsAt(events: EventView[], k: number, table: Table): Announcement[] {
  const event = events[k]!;
  const content = contentOf(event, events.slice(0, k), events.slice(k + 1), table);
  const first = content && announcementOf(content, event, table);
  const made = isTraded(event) ? closedBy(events, k, table) : [wholeBy(event, null, table)];
  return [first, ...made].filter((announcement) => announcement !== null);
}

/** The group that an event makes whole, as an announcement of its owner's. */
function wholeBy(event: EventView, deal: ClosingDeal | null, table: Table): Announcement | null {
  const { whole } = event;
  if (!whole || !('deed' in event.args)) return null;
  const content: Content = { kind: 'whole', to: whole.seat, deed: event.args.deed, mortgaged: whole.mortgaged, builds: whole.builds, deal };
  return announcementOf(content, { ...event, seat: whole.seat, purses: [] }, table);
}

/** The groups that a deal makes whole for one of the two, once all of it has changed hands: for a person at this screen,
 * if it does for them. Those of the other are named there. */
function closedBy(events: EventView[], k: number, table: Table): (Announcement | null)[] {
  if (isTraded(events[k + 1])) return [];
  const traded = events.slice(events.findLastIndex(({ kind }, at) => at < k && kind === 'accepted') + 1, k + 1);
  const closing = traded.filter((event) => event.whole);
  const owner = (closing.find(({ whole }) => table.isMine(whole!.seat)) ?? closing[0])?.whole?.seat;
  const [own, others] = [true, false].map((isOwn) => closing.filter(({ whole }) => (whole!.seat === owner) === isOwn));
  const purses = traded.find(({ kind }) => kind === 'traded-cash')?.purses ?? [];
  const theirs = others!.flatMap(({ args }) => ('deed' in args ? [args.deed] : []));
  return own!.map((event) => wholeBy(event, { other: event.seat, purses, theirs }, table));
}

function announcementOf(content: Content, event: EventView, table: Table): Announcement | null {
  const mine = touched(content, event).some((seat) => table.isMine(seat));
  if (!mine && !isForAll(content, event)) return null;
  const [others, ours] = READING[content.kind === 'rent' && content.great ? 'great' : content.kind];
  const least = content.kind === 'card' ? table.letters(content.card) * LETTER : 0;
  const reading = mine ? ours : others;
  if (!reading) return null;
  return {
    ...content,
    seat: event.seat,
    rule: event.rule,
    mine,
    gains: event.purses.some(({ seat, before, after }) => after > before && table.isMine(seat)),
    reading: Math.max(reading, least),
    waits: mine && WAITS.has(content.kind) && !table.isHurried(),
    purses: event.purses,
  };
}

/** All announcements of some events, in order. */
export const announcementsOf = (events: EventView[], table: Table): Announcement[] =>
  events.flatMap((_, k) => announcementsAt(events, k, table));

/** The notes that a sum travels in: the largest there are, at most five, the last with what is left. */
export function notesOf(amount: number): number[] {
  const notes: number[] = [];
  let left = amount;
  for (const value of [1000, 500, 100, 50, 20, 10, 5, 1]) {
    while (left >= value && notes.length < MOST_NOTES) {
      notes.push(value);
      left -= value;
    }
  }
  if (left) notes[notes.length - 1]! += left;
  return notes;
}

const MOST_NOTES = 5;
