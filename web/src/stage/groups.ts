// Groups that become whole: which deed an event hands to whom, and whether that was the last of its group.

import type { EventView } from '../protocol';

export interface Transfer {
  deed: string;
  to: string;
  /** Whose it was; empty where the event does not say so. */
  from: string;
}

/** The deeds of a table: the group of each, and whose they were before the events in question. */
export interface Deeds {
  siblings: (deed: string) => string[];
  ownerOf: (deed: string) => string;
}

/** The deed that an event hands over, if it hands over one. */
export function transferOf(event: EventView): Transfer | null {
  switch (event.kind) {
    case 'bought':
    case 'auction-won':
    case 'dealt':
    case 'dealt-free':
      return { deed: event.args.deed, to: event.seat, from: 'bank' };
    case 'traded-deed':
    case 'gave-deed':
      return { deed: event.args.deed, to: event.args.to, from: event.seat };
    case 'inherited-deed':
      return { deed: event.args.deed, to: event.seat, from: '' };
    default:
      return null;
  }
}

/** The transfer by which an event makes a group whole; of several deeds of it that come together, the last one. */
export function completion(events: EventView[], k: number, deeds: Deeds): Transfer | null {
  const last = transferOf(events[k]!);
  if (!last) return null;
  const siblings = deeds.siblings(last.deed);
  const transfers = events.map(transferOf);
  const comesLater = transfers.slice(k + 1).some((one) => one?.to === last.to && siblings.includes(one.deed));
  const ownerOf = (deed: string): string =>
    transfers.slice(0, k + 1).findLast((one) => one?.deed === deed)?.to ?? deeds.ownerOf(deed);
  const whole = siblings.length > 1 && !comesLater && siblings.every((deed) => ownerOf(deed) === last.to);
  return whole ? last : null;
}

/** The owners of deeds as they were before some events that led to what they are now. */
export function ownersBefore(events: EventView[], ownerOf: (deed: string) => string): (deed: string) => string {
  const first = new Map<string, string>();
  for (const event of events.toReversed()) {
    const transfer = transferOf(event);
    if (transfer) first.set(transfer.deed, transfer.from);
  }
  return (deed) => first.get(deed) ?? ownerOf(deed);
}
