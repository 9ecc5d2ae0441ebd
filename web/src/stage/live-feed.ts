// The live feed: a turn as it unfolds, a line a step; and what has affected me since my own roll.

import type { Entry, EventView } from '../protocol';
import { cashOf } from '../text/events';

interface FeedLine {
  key: string;
  event: EventView;
  /** It has words of its own, after a word in capitals; else the sentence of the record is printed. */
  brief: boolean;
  /** The gain or cost of it for the player on turn. */
  sum: number;
}

/** The events that another line says better, or that only ask. */
const UNPRINTED = new Set<EventView['kind']>([
  'turn-began', 'stopped', 'on-sale', 'rent-open', 'rent-dice-open', 'rent-claimed', 'tax-asked', 'passed', 'offered',
  'auction-opened', 'lot-auction-opened', 'building-auction-opened', 'last-call', 'dollars-on-sale', 'share-on-sale',
  'moves-on', 'red-fell', 'rolled-off', 'counted', 'counted-papers', 'counted-unpaid', 'left-deed', 'left-lot',
]);

/** Kinds with words of their own: `wire-KIND`, after `wire-KIND-key`. */
const BRIEF = new Set<EventView['kind']>([
  'threw', 'moved', 'salary', 'bought', 'declined', 'paid', 'received', 'drew', 'jailed', 'built', 'sold-building',
  'mortgaged', 'lifted', 'auction-won',
]);

/** The events of the turn that is being played, those that are just shown behind those of the record. */
export const turnEvents = (entries: Entry[], shownEvents: EventView[]): EventView[] => lastTurns(entries, shownEvents, 1)[0]!;

/** The turn before it. */
export const turnBefore = (entries: Entry[], shownEvents: EventView[]): EventView[] => lastTurns(entries, shownEvents, 2)[1]!;

/** Return the last `count` turns, the latest first; those that were not played are empty. */
function lastTurns(entries: Entry[], shownEvents: EventView[], count: number): EventView[][] {
  const events: EventView[] = [...shownEvents];
  const begun = (): number => events.filter(({ kind }) => kind === 'turn-began').length;
  for (let n = entries.length - 1; n >= 0 && begun() < count; n--) events.unshift(...entries[n]!.events);
  return Array.from({ length: count }, () => {
    const at = events.findLastIndex(({ kind }) => kind === 'turn-began');
    return events.splice(Math.max(at, 0)).slice(at < 0 ? 0 : 1);
  });
}

/** The lines of a turn; of the bids of an auction only the highest so far. */
export function feedLines(events: EventView[], turn: string): FeedLine[] {
  return events.flatMap((event, k) => {
    if (UNPRINTED.has(event.kind)) return [];
    if (event.kind === 'bid' && events.slice(k + 1).some(({ kind }) => kind === 'bid' || kind === 'auction-won')) return [];
    const own = event.seat === turn;
    return [{ key: `${k}`, event, brief: own && BRIEF.has(event.kind), sum: own ? cashOf(event) : 0 }];
  });
}

/** Return what others did that touched a seat since its own last turn. */
export function since(entries: Entry[], seat: string): EventView[] {
  const events: EventView[] = [];
  let own = false;
  for (let n = entries.length - 1; n >= 0 && !own; n--) {
    const ofMove = entries[n]!.events;
    const began = ofMove.findLastIndex((event) => event.kind === 'turn-began' && event.seat === seat);
    own = began >= 0;
    events.unshift(...ofMove.slice(began + 1));
  }
  return events.filter((event) => event.seat !== seat && event.purses.some((purse) => purse.seat === seat));
}
