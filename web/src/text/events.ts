// An event in words: its sentence from the Fluent files, its arguments ready to print.

import type { Book } from '../state/book';
import type { EventView } from '../protocol';
import { citation } from './citation';
import { t, type Args } from './fluent.svelte';
import { money } from './money';
import { local } from './names';
import { lotName, rollName } from './papers';
import { strong, toned } from './strong';

/** Who is who at the table, for sentences. */
export type NameOf = (hand: string) => string;

const HANDS = new Set(['seat', 'to', 'owner', 'lander', 'offerer']);
/** Where what is paid to the middle of the board lies, by a house rule. */
const POT = 'estate';
const SPACES = new Set(['origin', 'target', 'space']);
const MONEY = new Set([
  'amount', 'price', 'opening', 'fee', 'flat', 'cash', 'deeds', 'buildings', 'total', 'rest', 'shares', 'dollars',
]);

function argument(name: string, value: string | number, book: Book, nameOf: NameOf): string | number {
  if (MONEY.has(name)) return money(Number(value), book.info);
  if (typeof value === 'number') return value;
  if (name === 'to' && value === POT && book.rule('house-parking-pot')) return strong(t('hand-pot'));
  if (HANDS.has(name)) return strong(nameOf(value));
  if (SPACES.has(name)) return strong(local(book.space(value)?.name ?? {}));
  if (name === 'deed' || (name === 'lot' && book.hasDeed(value))) return strong(local(book.deed(value).name));
  if (name === 'group') return local(book.group(value).name);
  if (name === 'card') return local(book.card(value).text);
  if (name === 'company') return local(book.company(value).name);
  if (name === 'voucher') return local(book.voucher(value).name);
  if (name === 'roll') return rollName(value, book);
  if (name === 'lot') return lotName(value, book);
  if (name === 'name') return strong(String(value));
  if (name === 'why') {
    const rule = book.rule(value);
    return rule ? citation(rule) : value;
  }
  return value;
}

/** An event as arguments of its sentence: names marked as strong, the sum that moved in its ink. */
function argsOf(event: EventView, book: Book, nameOf: NameOf): Args {
  const args: Args = { seat: strong(nameOf(event.seat)) };
  const cash = cashOf(event);
  for (const [name, value] of Object.entries(event.args)) {
    const printed = argument(name, value, book, nameOf);
    args[name] = cash && name === CASH[event.kind]?.arg ? toned(String(printed), cash) : printed;
  }
  return args;
}

/** The sentence of an event. */
export const sentence = (event: EventView, book: Book, nameOf: NameOf): string =>
  t(keyOf(event), argsOf(event, book, nameOf));

/** A deed that is dealt may be free; who keeps the bank is told by no event of the rules. */
function keyOf(event: EventView): string {
  if (event.kind === 'dealt' && event.args['price'] === 0) return 'line-dealt-free';
  return event.kind === 'bank-kept' ? 'line-bank-kept' : `event-${event.kind}`;
}

/** Two events that are told in one sentence: a throw and its walk, a rent and its payment. */
function pairOf(event: EventView, next: EventView | undefined, book: Book, nameOf: NameOf): string {
  if (event.kind === 'threw' && next?.kind === 'moved') {
    return t('line-threw-moved', { ...argsOf(event, book, nameOf), ...argsOf(next, book, nameOf) });
  }
  if (event.kind === 'rent-claimed' && next?.kind === 'paid') {
    const amount = Number(event.args['amount']);
    const sum = toned(money(amount, book.info), amount);
    return t('line-rent-paid', { ...argsOf(event, book, nameOf), amount: sum });
  }
  return '';
}

/** So many of the bids before the last are told. */
const EARLIER_BIDS = 3;

/** The bids of an auction in one sentence: the last, and those it topped. */
function bidding(events: EventView[], book: Book, nameOf: NameOf): string {
  const earlier = events
    .slice(-1 - EARLIER_BIDS, -1)
    .reverse()
    .map((bid) => `${nameOf(bid.seat)} ${money(Number(bid.args['amount']), book.info)}`);
  return t('line-bids', { ...argsOf(events.at(-1)!, book, nameOf), bids: earlier.join(', ') });
}

/** The events of one line of the record, told together. */
export function sentences(events: EventView[], book: Book, nameOf: NameOf): string {
  if (events.length > 1 && events[0]?.kind === 'bid') return bidding(events, book, nameOf);
  const told: string[] = [];
  for (let k = 0; k < events.length; k++) {
    const event = events[k]!;
    const pair = pairOf(event, events[k + 1], book, nameOf);
    told.push(pair || sentence(event, book, nameOf));
    if (pair) k += 1;
  }
  return told.join(' ');
}

/** Which argument of an event moved cash of its own seat, and whether out of the purse or into it. */
const CASH: Record<string, { arg: string; sign: 1 | -1 }> = {
  salary: { arg: 'amount', sign: 1 },
  received: { arg: 'amount', sign: 1 },
  mortgaged: { arg: 'amount', sign: 1 },
  'sold-building': { arg: 'amount', sign: 1 },
  'sold-hotel': { arg: 'amount', sign: 1 },
  'sold-group': { arg: 'amount', sign: 1 },
  paid: { arg: 'amount', sign: -1 },
  bought: { arg: 'price', sign: -1 },
  'auction-won': { arg: 'price', sign: -1 },
  built: { arg: 'price', sign: -1 },
  lifted: { arg: 'amount', sign: -1 },
  'dollars-bought': { arg: 'amount', sign: -1 },
  'dollars-sold': { arg: 'amount', sign: 1 },
  'share-mortgaged': { arg: 'amount', sign: 1 },
  'share-lifted': { arg: 'amount', sign: -1 },
  'share-taken': { arg: 'price', sign: -1 },
  'lot-won': { arg: 'price', sign: -1 },
  'depot-built': { arg: 'price', sign: -1 },
  'depot-sold': { arg: 'amount', sign: 1 },
  dividend: { arg: 'amount', sign: 1 },
  'roll-three-paid': { arg: 'amount', sign: 1 },
  'paid-half': { arg: 'amount', sign: -1 },
  'traded-cash': { arg: 'amount', sign: -1 },
};

/** What an event put into the purse of its seat (above 0) or took out of it (below 0). */
export function cashOf(event: EventView): number {
  const cash = CASH[event.kind];
  return cash ? cash.sign * Number(event.args[cash.arg] ?? 0) : 0;
}
