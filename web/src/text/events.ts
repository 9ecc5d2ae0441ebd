// An event in words: its sentence from the Fluent files, its arguments ready to print by their types.

import type { Book } from '../edition/book';
import { EVENTS, type Built, type EventOf, type EventView } from '../protocol';
import { citation } from './citation';
import type { FluentVariable } from '@fluent/bundle';
import { t, type Args } from './fluent.svelte';
import { named } from './named';
import { money } from './money';
import { local } from './names';
import { lotName, rollName } from './papers';
import { strong, toned } from './strong';
import { settings } from '../settings/settings.svelte';

/** Who is who at the table, for sentences. */
export type NameOf = (hand: string) => string;

/** An argument of an event, of one of the types that the server declares. */
interface Argument {
  name: string;
  type: string;
  value: string | number | Built;
}

function argumentsOf(event: EventView): Argument[] {
  const values = event.args as Record<string, string | number | Built>;
  return Object.entries(EVENTS[event.kind]).map(([name, type]) => ({ name, type, value: values[name]! }));
}

/** What an argument put into the purse of the event's seat (above 0) or took out of it (below 0). */
function cashIn({ type, value }: Argument): number {
  if (type === 'gain') return Number(value);
  return type === 'cost' ? -Number(value) : 0;
}

/** What an event put into the purse of its seat (above 0) or took out of it (below 0). */
export const cashOf = (event: EventView): number =>
  argumentsOf(event).reduce((sum, argument) => sum + cashIn(argument), 0);

function ruleName(id: string, book: Book): string {
  const rule = book.rule(id);
  return rule ? citation(rule) : id;
}

/** An argument as the variables of its sentence: of what stands on a deed the building, and how many. */
const variablesOf = (argument: Argument, book: Book, nameOf: NameOf): Args =>
  typeof argument.value === 'object'
    ? { ...argument.value }
    : { [argument.name]: printed(argument, argument.value, book, nameOf) };

function printed(argument: Argument, value: string | number, book: Book, nameOf: NameOf): FluentVariable {
  const { type } = argument;
  if (typeof value === 'number') {
    if (type === 'number' || type === 'pips') return value;
    const sum = money(value, book.info);
    return cashIn(argument) ? toned(sum, cashIn(argument)) : sum;
  }
  switch (type) {
    case 'seat':
      return strong(nameOf(value));
    case 'space':
      return named(book.space(value), book, strong);
    case 'deed':
      return value && named(book.deed(value), book, strong);
    case 'group':
      return local(book.group(value).name);
    case 'card':
      return local(book.card(value).text);
    case 'company':
      return local(book.company(value).name);
    case 'voucher':
      return local(book.voucher(value).name);
    case 'roll':
      return rollName(value, book);
    case 'lot':
      return lotName(value, book);
    case 'rule':
      return ruleName(value, book);
    default:
      return value;
  }
}

/** An event as arguments of its sentence: names marked as strong, the sum that moved in its ink. */
export function argsOf(event: EventView, book: Book, nameOf: NameOf): Args {
  const args: Args = { seat: strong(nameOf(event.seat)) };
  for (const argument of argumentsOf(event)) Object.assign(args, variablesOf(argument, book, nameOf));
  return args;
}

/** The sentence of an event. */
export const sentence = (event: EventView, book: Book, nameOf: NameOf): string =>
  t(`event-${event.kind}`, argsOf(event, book, nameOf));

/** Two events that are told in one sentence: a throw and its walk, a rent and its payment. */
function pairOf(event: EventView, next: EventView | undefined, book: Book, nameOf: NameOf): string {
  if (event.kind === 'threw' && next?.kind === 'moved') {
    return t('line-threw-moved', { ...argsOf(event, book, nameOf), ...argsOf(next, book, nameOf) });
  }
  if (event.kind === 'rent-claimed' && next?.kind === 'paid') {
    const { amount } = event.args;
    return t('line-rent-paid', { ...argsOf(event, book, nameOf), amount: toned(money(amount, book.info), amount) });
  }
  return '';
}

/** Of more bids only the first and the last are told. */
const MOST_BIDS = 4;

/** The bids of an auction in one sentence: the last, and those it topped; of many, from where they rose. */
function bidding(bids: EventOf<'bid'>[], book: Book, nameOf: NameOf): string {
  const last = argsOf(bids.at(-1)!, book, nameOf);
  if (bids.length === 1) return sentence(bids[0]!, book, nameOf);
  if (bids.length > MOST_BIDS) return t('line-bids-rose', { ...last, least: money(bids[0]!.args.amount, book.info) });
  const earlier = bids.slice(0, -1).reverse();
  const topped = earlier.map((bid) => `${nameOf(bid.seat)} ${money(bid.args.amount, book.info)}`);
  return t('line-bids', { ...last, bids: topped.join(', ') });
}

/** An auction in a line: the bids, and who passed meanwhile. */
function auction(bids: EventOf<'bid'>[], events: EventView[], book: Book, nameOf: NameOf): string {
  const passed = events.filter(({ kind }) => kind === 'passed').map(({ seat }) => nameOf(seat));
  const names = new Intl.ListFormat(settings.language).format(passed);
  return [bidding(bids, book, nameOf), passed.length ? t('line-passed', { names }) : ''].filter(Boolean).join(' ');
}

/** What a bankrupt leaves to the bank, thing by thing. */
export const LEFT_TO_BANK: ReadonlySet<EventView['kind']> = new Set(['left-deed', 'left-lot']);

/** All that a bankrupt left to the bank, in one sentence. */
export function leftToBank(left: EventView[], book: Book, nameOf: NameOf): string {
  if (left.length === 1) return sentence(left[0]!, book, nameOf);
  const things = left.map((event) => {
    const { deed, lot, count } = argsOf(event, book, nameOf);
    return Number(count) > 1 ? `${lot} (× ${count})` : `${deed ?? lot}`;
  });
  return t('line-left', { seat: strong(nameOf(left[0]!.seat)), things: new Intl.ListFormat(settings.language).format(things) });
}

/** The events of one line of the record, told together. */
export function sentences(events: EventView[], book: Book, nameOf: NameOf): string {
  const bids = events.filter((event) => event.kind === 'bid');
  if (bids.length) return auction(bids, events, book, nameOf);
  const said: string[] = [];
  for (let k = 0; k < events.length; k++) {
    const event = events[k]!;
    const others = events.slice(k).findIndex(({ kind }) => !LEFT_TO_BANK.has(kind));
    const left = events.slice(k, others < 0 ? undefined : k + others);
    if (left.length) {
      said.push(leftToBank(left, book, nameOf));
      k += left.length - 1;
      continue;
    }
    const pair = pairOf(event, events[k + 1], book, nameOf);
    said.push(pair || sentence(event, book, nameOf));
    if (pair) k += 1;
  }
  return said.join(' ');
}
