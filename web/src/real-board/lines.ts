// The instructions for the real board after an event, a line for each.

import { LEFT_TO_BANK, type Entry, type EventView, type FactView, type StateView } from '../protocol';
import type { Book } from '../edition/book';
import { wordsOf } from '../deed/buildings';
import { factLine } from '../record/facts';
import { argsOf, leftToBank, sentence, type NameOf } from '../text/events';
import { has, t } from '../text/fluent.svelte';
import { named } from '../text/named';
import { settings } from '../settings/settings.svelte';
import { money } from '../text/money';
import { local } from '../text/names';
import { strong } from '../text/strong';

/** A ticket of the lottery that wins nothing. */
const isBlank = (event: EventView): boolean => event.kind === 'drew-ticket' && !event.args.amount;

/** Whether one thing is done with both: sums from the same hand to the same, deeds without buildings that somebody leaves. */
function isOne(one: EventView | undefined, other: EventView): boolean {
  if (one?.seat !== other.seat) return false;
  if (one.kind === 'paid' && other.kind === 'paid') return one.args.to === other.args.to;
  if (LEFT_TO_BANK.has(one.kind)) return LEFT_TO_BANK.has(other.kind);
  return one.kind === 'inherited-deed' && other.kind === 'inherited-deed' && !one.args.level.count && !other.args.level.count;
}

/** The events that share a line: a bankruptcy is a handful of deeds and one sum of interest. */
function inRows(events: EventView[]): EventView[][] {
  const rows: EventView[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (isOne(row?.[0], event)) row!.push(event);
    else rows.push([event]);
  }
  return rows;
}

function lineOf(row: EventView[], book: Book, nameOf: NameOf): string {
  const event = row[0]!;
  if (row.length > 1 && event.kind === 'paid') {
    const amount = row.reduce((sum, { args }) => sum + (args as typeof event.args).amount, 0);
    return t('cardboard-paid', argsOf({ ...event, args: { ...event.args, amount } }, book, nameOf));
  }
  if (row.length > 1 && event.kind === 'inherited-deed') {
    const left = row.map(({ args }) => args as typeof event.args);
    const deeds = new Intl.ListFormat(settings.language).format(left.map(({ deed }) => strong(local(book.deed(deed).name))));
    return t('real-inherited', { seat: strong(nameOf(event.seat)), deeds, mortgaged: left.filter(({ mortgaged }) => mortgaged).length });
  }
  if (LEFT_TO_BANK.has(event.kind)) return leftToBank(row, book, nameOf);
  return t(isBlank(event) ? 'real-ticket-blank' : `cardboard-${event.kind}`, argsOf(event, book, nameOf));
}

/** Return what people are to move, hand over or pay; events that move nothing have no line. */
export const toDo = (events: EventView[], book: Book, nameOf: NameOf): string[] =>
  inRows(events.filter(({ kind }) => has(`cardboard-${kind}`))).map((row) => lineOf(row, book, nameOf));

/** Return the events that were undone just now, the last of them first; none if the last entry undid nothing. */
export function takenBack(entries: Entry[]): EventView[] {
  const undone = entries.at(-1)?.undone ?? [];
  return undone.flatMap((n) => entries.find((entry) => entry.n === n)?.events.toReversed() ?? []);
}

/** The acts that owners make of their own accord, one after another. */
const BUSINESS = new Set<EventView['kind']>([
  'built', 'sold-building', 'sold-hotel', 'sold-group', 'depot-built', 'depot-sold',
  'mortgaged', 'lifted', 'share-mortgaged', 'share-lifted',
]);

/** All that owners have done since the game last continued: three houses are three lines, though each was a press. */
export function business(entries: Entry[]): EventView[] {
  const others = entries.findLastIndex(({ events }) => !events.some(({ kind }) => BUSINESS.has(kind)));
  return entries.slice(others + 1).flatMap(({ events }) => events);
}

/** How many buildings are named one by one; of more, the text says what is there now. */
const FEW = 3;

/** A row of buildings as somebody would say it who has just put them up: what they cost in all, what stands where. */
function builtNow(events: EventView[], book: Book, nameOf: NameOf): string[] {
  const built = events.filter((event) => event.kind === 'built');
  if (built.length <= FEW || built.length < events.length || built.some(({ seat }) => seat !== built[0]!.seat)) return [];
  const amount = money(built.reduce((sum, { args }) => sum + args.price, 0), book.info);
  const standing = new Map(built.map(({ args }) => [args.deed, wordsOf(args.level)]));
  return [
    t('real-built', { seat: strong(nameOf(built[0]!.seat)), amount }),
    ...[...standing].map(([deed, what]) => t('corrected-level', { deed: named(book.deed(deed), book, strong), what })),
  ];
}

/** Results of dice, and of cards: what was entered with one tap is said, so that a slip of the finger is seen. */
const ROLLED = new Set<EventView['kind']>(['threw', 'rolled-off', 'red-fell', 'die8-fell', 'threw-for-rent', 'threw-three']);
const FELL = new Set<EventView['kind']>([...ROLLED, 'drew']);

/** The sort of the last entry, as the button says it that undoes it. */
export const lastEntry = (latest: EventView[]): 'roll' | 'card' | 'move' =>
  latest.some(({ kind }) => kind === 'drew') ? 'card' : latest.some(({ kind }) => ROLLED.has(kind)) ? 'roll' : 'move';

interface Happened {
  state: Pick<StateView, 'winners'> | null;
  entries: Entry[];
  latest: EventView[];
  corrected: FactView[];
}

/** The winners; empty while the game is being played. */
export const wonBy = (state: Happened['state'], nameOf: NameOf): string =>
  state?.winners.length
    ? t('count-title', { names: new Intl.ListFormat(settings.language).format(state.winners.map(nameOf)), count: state.winners.length })
    : '';

/** The instructions of the moment: undo what was taken back, or carry out what has just happened and was corrected. Nothing
 * is moved any more in a game that is over. */
export function toDoNow({ state, entries, latest, corrected }: Happened, book: Book, nameOf: NameOf): string[] {
  if (state?.winners.length) return [];
  const done = business(entries);
  const inRow = builtNow(done, book, nameOf);
  const undone = toDo(takenBack(entries), book, nameOf);
  return [
    ...(undone.length ? [t('real-undo'), ...undone] : []),
    ...latest.filter(({ kind }) => FELL.has(kind)).map((event) => sentence(event, book, nameOf)),
    ...(inRow.length ? inRow : toDo(done.length ? done : latest, book, nameOf)),
    ...corrected.map((fact) => factLine(fact, book, nameOf)),
  ];
}
