// What is announced over the board for a while: a bankruptcy, a drawn voucher or ticket, a die of eight sides,
// three dice thrown for everybody's cards, a storm. Read from the events of a step; the animation shows them
// one after another.

import type { EventView } from '../protocol';
import type { Book } from '../state/book';

export interface Payment {
  seat: string;
  roll: string;
  matches: number;
  amount: number;
}

export type Announcement =
  | { kind: 'voucher'; seat: string; voucher: string }
  | { kind: 'ticket'; seat: string; amount: number }
  | { kind: 'die8'; seat: string; face: number; deed: string }
  | { kind: 'three'; seat: string; drawn: string; dice: number[]; paid: Payment[] }
  | { kind: 'squeeze'; seat: string; dice: number[]; sum: number; amount: number }
  | { kind: 'bankrupt'; seat: string; to: string; rule: string }
  | { kind: 'storm'; seat: string; own: boolean; struck: { deed: string; level: number }[] };

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

/** Moments in which dice tumble. */
export const THROWN = new Set<Announcement['kind']>(['die8', 'three', 'squeeze']);

/** The third die is the red one; beyond these pips it has pictures, which count nothing. */
export const RED = 2;
export const MOST_PIPS = 3;

const number = (event: EventView, name: string): number => Number(event.args[name]);
const word = (event: EventView, name: string): string => String(event.args[name]);

/** What is dealt to everybody before the first throw is no announcement of anybody's. */
export const isDeal = (events: EventView[]): boolean =>
  new Set(events.filter(({ kind }) => kind === 'drew-roll').map(({ seat }) => seat)).size > 1;

/** The announcement of an event, with what follows from it; null for all others. */
export function announcementOf(event: EventView, rest: EventView[], book: Book): Announcement | null {
  const { seat } = event;
  switch (event.kind) {
    case 'drew-voucher':
      return { kind: 'voucher', seat, voucher: word(event, 'voucher') };
    case 'drew-ticket':
      return { kind: 'ticket', seat, amount: number(event, 'amount') };
    case 'die8-fell':
      return { kind: 'die8', seat, face: number(event, 'face'), deed: word(event, 'deed') };
    case 'drew-roll':
      return { kind: 'three', seat, drawn: word(event, 'roll'), dice: [], paid: [] };
    case 'threw-three':
      return {
        kind: 'three',
        seat,
        drawn: '',
        dice: [number(event, 'first'), number(event, 'second'), number(event, 'third')],
        paid: rest.filter(({ kind }) => kind === 'roll-three-paid').map(payment),
      };
    case 'threw-squeeze': {
      const red = rest[0]?.kind === 'red-fell' ? [number(rest[0], 'face')] : [];
      const dice = [number(event, 'first'), number(event, 'second'), ...red];
      const sum = dice.reduce((pips, face, k) => pips + (k === RED && face > MOST_PIPS ? 0 : face), 0);
      return { kind: 'squeeze', seat, dice, sum, amount: number(event, 'amount') };
    }
    case 'went-bankrupt':
      return { kind: 'bankrupt', seat, to: word(event, 'to'), rule: event.rule };
    case 'storm-chosen':
      return {
        kind: 'storm',
        seat,
        own: event.args['owner'] === seat,
        struck: struck(rest, word(event, 'lot'), book),
      };
    default:
      return null;
  }
}

const payment = (event: EventView): Payment => ({
  seat: event.seat,
  roll: word(event, 'roll'),
  matches: number(event, 'matches'),
  amount: number(event, 'amount'),
});

/** What the storm did to each lot of the group of the first one, or to the one station. */
function struck(rest: EventView[], lot: string, book: Book): { deed: string; level: number }[] {
  const { group } = book.deed(lot);
  return rest
    .filter((event) => event.kind === 'storm-hit' && book.deed(word(event, 'deed')).group === group)
    .map((event) => ({ deed: word(event, 'deed'), level: number(event, 'level') }));
}
