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

/** The names of the people at the table, for sentences. */
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

/** Return the cash that an argument gave the event's seat (above 0) or took from it (below 0). */
function cashIn({ type, value }: Argument): number {
  if (type === 'gain') return Number(value);
  return type === 'cost' ? -Number(value) : 0;
}

/** Return the cash that an event gave its seat (above 0) or took from it (below 0). */
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

const listed = (words: string[]): string => new Intl.ListFormat(settings.language).format(words);

/** One of the things that a bankrupt leaves to the bank. */
const left = ({ deed, lot, count }: Args): string => (Number(count) > 1 ? `${lot} (× ${count})` : `${deed ?? lot}`);

/** All that a bankrupt left to the bank, in one sentence. */
export function leftToBank(events: EventView[], book: Book, nameOf: NameOf): string {
  if (events.length === 1) return sentence(events[0]!, book, nameOf);
  const args = events.map((event) => argsOf(event, book, nameOf));
  return t('line-left', { ...args[0]!, things: listed(args.map(left)) });
}

/** Return these events in one sentence, by the text that the last of them names. */
function together(events: EventView[], book: Book, nameOf: NameOf): string {
  const told = events.at(-1)!.told ?? '';
  if (events.length === 1) return sentence(events[0]!, book, nameOf);
  const args = events.map((event) => argsOf(event, book, nameOf));
  const [first, last] = [args[0]!, args.at(-1)!];
  switch (told) {
    case 'line-rent-paid': {
      const { amount } = events[0]!.args as EventOf<'rent-claimed'>['args'];
      return t(told, { ...first, amount: toned(money(amount, book.info), amount) });
    }
    case 'line-left':
      return leftToBank(events, book, nameOf);
    case 'line-bids':
    case 'line-bids-rose': {
      const bids = args.map(({ amount }, k) => `${nameOf(events[k]!.seat)} ${amount}`);
      return t(told, { ...last, bids: bids.slice(0, -1).reverse().join(', '), least: first['amount']! });
    }
    default:
      return t(told, { ...first, ...last });
  }
}

/** The events of one line of the record, those of one sentence told together; who passed at its end. */
export function sentences(events: EventView[], book: Book, nameOf: NameOf): string {
  const passed = events.filter(({ told }) => told === 'line-passed');
  const rows: EventView[][] = [];
  for (const event of events) {
    if (passed.includes(event)) continue;
    if (event.told?.startsWith('line-') && rows.length) rows.at(-1)!.push(event);
    else rows.push([event]);
  }
  const said = rows.map((row) => together(row, book, nameOf));
  if (passed.length) said.push(t('line-passed', { names: listed(passed.map(({ seat }) => nameOf(seat))) }));
  return said.join(' ');
}
