// What each seat has bid in the auction that runs, read from the record.

import type { Entry, EventOf, EventView } from '../protocol';

type Opened = EventOf<'auction-opened'> | EventOf<'building-auction-opened'> | EventOf<'lot-auction-opened'>;

const isOpened = (event: EventView): event is Opened =>
  event.kind === 'auction-opened' || event.kind === 'building-auction-opened' || event.kind === 'lot-auction-opened';

/** What the auction that runs was opened at. */
export function openingOf(entries: Entry[]): number {
  for (let k = entries.length - 1; k >= 0; k--) {
    const opened = entries[k]!.events.findLast(isOpened);
    if (opened) return opened.args.opening;
  }
  return 0;
}

/** The last bid of each seat since the lot was put up. */
export function lastBids(entries: Entry[]): Map<string, number> {
  const bids = new Map<string, number>();
  for (let k = entries.length - 1; k >= 0; k--) {
    for (const event of entries[k]!.events.toReversed()) {
      if (isOpened(event)) return bids;
      if (event.kind === 'bid' && !bids.has(event.seat)) bids.set(event.seat, event.args.amount);
    }
  }
  return bids;
}
