// What each seat has bid in the auction that runs, read from the record.

import type { Entry } from '../protocol';

const OPENED = new Set(['auction-opened', 'building-auction-opened', 'lot-auction-opened']);

/** What the auction that runs was opened at. */
export function openingOf(entries: Entry[]): number {
  for (let k = entries.length - 1; k >= 0; k--) {
    const opened = entries[k]!.events.findLast((event) => OPENED.has(event.kind));
    if (opened) return Number(opened.args['opening']);
  }
  return 0;
}

/** The last bid of each seat since the lot was put up. */
export function lastBids(entries: Entry[]): Map<string, number> {
  const bids = new Map<string, number>();
  for (let k = entries.length - 1; k >= 0; k--) {
    for (const event of entries[k]!.events.toReversed()) {
      if (OPENED.has(event.kind)) return bids;
      if (event.kind === 'bid' && !bids.has(event.seat)) bids.set(event.seat, Number(event.args['amount']));
    }
  }
  return bids;
}
