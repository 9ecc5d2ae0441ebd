// The wire: a turn as it unfolds, a line a step; and what has touched me since my own throw.

import type { Entry, EventView } from '../protocol';
import { cashOf } from '../text/events';

interface WireLine {
  key: string;
  event: EventView;
  /** It has words of its own, after a word in capitals; else the sentence of the record is printed. */
  brief: boolean;
  /** What it brought or cost him whose turn it is. */
  sum: number;
}

/** What another line says better, or what is only asked. */
const UNPRINTED = new Set<EventView['kind']>([
  'turn-began', 'stopped', 'on-sale', 'rent-open', 'rent-dice-open', 'rent-claimed', 'tax-asked', 'passed', 'offered',
  'auction-opened', 'lot-auction-opened', 'building-auction-opened', 'last-call', 'dollars-on-sale', 'share-on-sale',
  'moves-on', 'red-fell', 'rolled-off', 'counted', 'counted-papers',
]);

/** Kinds with words of their own: `wire-KIND`, after `wire-KIND-key`. */
const BRIEF = new Set<EventView['kind']>([
  'threw', 'moved', 'salary', 'bought', 'declined', 'paid', 'received', 'drew', 'jailed', 'built', 'sold-building',
  'mortgaged', 'lifted', 'auction-won',
]);

/** The events of the turn that is being played, those that are just shown behind those of the record. */
export function turnEvents(entries: Entry[], unfolded: EventView[]): EventView[] {
  const events: EventView[] = [...unfolded];
  if (events.some(({ kind }) => kind === 'turn-began')) return afterTurnBegan(events);
  for (let n = entries.length - 1; n >= 0; n--) {
    events.unshift(...entries[n]!.events);
    if (entries[n]!.events.some(({ kind }) => kind === 'turn-began')) break;
  }
  return afterTurnBegan(events);
}

const afterTurnBegan = (events: EventView[]): EventView[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'turn-began') + 1);

/** The lines of a turn; of the bids of an auction only the highest so far. */
export function wireLines(events: EventView[], turn: string): WireLine[] {
  return events.flatMap((event, k) => {
    if (UNPRINTED.has(event.kind)) return [];
    if (event.kind === 'bid' && events.slice(k + 1).some(({ kind }) => kind === 'bid' || kind === 'auction-won')) return [];
    const own = event.seat === turn;
    return [{ key: `${k}`, event, brief: own && BRIEF.has(event.kind), sum: own ? cashOf(event) : 0 }];
  });
}

/** What others did that touched a seat since its own last turn. */
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
