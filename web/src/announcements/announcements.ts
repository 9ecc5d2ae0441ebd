// What is announced over the board for a while: a bankruptcy, a drawn voucher or ticket, a die of eight sides,
// three dice thrown for everybody's cards, a storm. Read from the events of a step; the animation shows them
// one after another.

import type { EventOf, EventView } from '../protocol';

/** What is announced, whose matter it is, and the rule it rests on. */
export type Announcement = { seat: string; rule: string } & (
  | { kind: 'voucher'; voucher: string }
  | { kind: 'ticket'; amount: number }
  | { kind: 'die8'; face: number; deed: string }
  | { kind: 'three'; drawn: string; dice: number[]; paid: EventOf<'roll-three-paid'>[] }
  | { kind: 'squeeze'; dice: number[]; asked: EventOf<'squeezed'>; paid: EventOf<'paid'>[] }
  | { kind: 'bankrupt'; to: string }
  | { kind: 'storm'; own: boolean; struck: EventOf<'storm-hit'>[] }
);

/** How long each is to be read, in milliseconds, after the dice in it have come to rest. */
export const READING: Record<Announcement['kind'], number> = {
  voucher: 1500,
  ticket: 1500,
  die8: 1200,
  three: 2400,
  squeeze: 1700,
  storm: 1900,
  bankrupt: 2400,
};

/** Announcements in which dice tumble. */
export const THROWN = new Set<Announcement['kind']>(['die8', 'three', 'squeeze']);

/** The events of a kind that follow at once, one upon another. */
function following<K extends EventView['kind']>(rest: EventView[], kind: K): EventOf<K>[] {
  const end = rest.findIndex((event) => event.kind !== kind);
  return (end < 0 ? rest : rest.slice(0, end)) as EventOf<K>[];
}

/** What is announced of an event, with what follows from it; null for most. */
export function announcementOf(event: EventView, rest: EventView[]): Announcement | null {
  const about = { seat: event.seat, rule: event.rule };
  switch (event.kind) {
    case 'drew-voucher':
      return { kind: 'voucher', ...about, voucher: event.args.voucher };
    case 'drew-ticket':
      return { kind: 'ticket', ...about, amount: event.args.amount };
    case 'die8-fell':
      return { kind: 'die8', ...about, ...event.args };
    case 'drew-roll':
      return { kind: 'three', ...about, drawn: event.args.roll, dice: [], paid: [] };
    case 'threw-three':
      return { kind: 'three', ...about, drawn: '', dice: event.dice, paid: following(rest, 'roll-three-paid') };
    case 'threw-squeeze': {
      const at = rest.findIndex(({ kind }) => kind === 'squeezed');
      const asked = rest[at] as EventOf<'squeezed'>;
      return { kind: 'squeeze', ...about, dice: event.dice, asked, paid: following(rest.slice(at + 1), 'paid') };
    }
    case 'went-bankrupt':
      return { kind: 'bankrupt', ...about, to: event.args.to };
    case 'storm-chosen':
      return { kind: 'storm', ...about, own: event.args.owner === event.seat, struck: following(rest, 'storm-hit') };
    default:
      return null;
  }
}
