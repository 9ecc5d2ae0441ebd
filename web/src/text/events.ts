// An event in words: its sentence from the Fluent files, its arguments ready to print.

import type { Book } from '../state/book';
import type { EventView } from '../protocol';
import { t, type Args } from './fluent.svelte';
import { money } from './money';
import { local } from './names';
import { strong } from './strong';

/** Who is who at the table, for sentences. */
export type NameOf = (hand: string) => string;

const HANDS = new Set(['seat', 'to', 'owner', 'lander', 'offerer']);
const SPACES = new Set(['origin', 'target', 'space']);
const MONEY = new Set(['amount', 'price', 'opening', 'fee', 'flat']);

function argument(name: string, value: string | number, book: Book, nameOf: NameOf): string | number {
  if (MONEY.has(name)) return money(Number(value), book.info);
  if (typeof value === 'number') return SPACES.has(name) ? strong(local(book.spaceAt(value).name)) : value;
  if (HANDS.has(name)) return strong(nameOf(value));
  if (SPACES.has(name)) return strong(local(book.space(value)?.name ?? {}));
  if (name === 'deed') return strong(local(book.deed(value).name));
  if (name === 'group') return local(book.group(value).name);
  if (name === 'card') return local(book.card(value).text);
  if (name === 'why') return book.rule(value)?.heading ?? value;
  return value;
}

/** The sentence of an event, names marked as strong. */
export function sentence(event: EventView, book: Book, nameOf: NameOf): string {
  const args: Args = { seat: strong(nameOf(event.seat)) };
  for (const [name, value] of Object.entries(event.args)) args[name] = argument(name, value, book, nameOf);
  return t(`event-${event.kind}`, args);
}

/** Which argument of an event moved cash of its own seat, and whether out of the purse or into it. */
const CASH: Record<string, { arg: string; sign: 1 | -1 }> = {
  salary: { arg: 'amount', sign: 1 },
  received: { arg: 'amount', sign: 1 },
  mortgaged: { arg: 'amount', sign: 1 },
  'sold-building': { arg: 'amount', sign: 1 },
  'sold-group': { arg: 'amount', sign: 1 },
  paid: { arg: 'amount', sign: -1 },
  bought: { arg: 'price', sign: -1 },
  'auction-won': { arg: 'price', sign: -1 },
  built: { arg: 'price', sign: -1 },
  lifted: { arg: 'amount', sign: -1 },
  'traded-cash': { arg: 'amount', sign: -1 },
};

/** What an event put into the purse of its seat (above 0) or took out of it (below 0). */
export function cashOf(event: EventView): number {
  const cash = CASH[event.kind];
  return cash ? cash.sign * Number(event.args[cash.arg] ?? 0) : 0;
}
