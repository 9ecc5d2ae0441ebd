// The position as people say it lies on their table, against what the program thinks: the difference is a correction.

import { builtOn } from '../deed/buildings';
import type { StateView } from '../protocol';
import type { Book } from '../edition/book';

/** The facts that can be corrected about a player. */
interface SaidOfSeat {
  /** Bankrupt. */
  out: boolean;
  cash: number;
  at: string;
  /** 0: free; otherwise which of their turns in Jail comes next. */
  jailed: number;
  laps: number;
  dollars: number;
  shares: Record<string, number>;
  vouchers: Record<string, number>;
}

/** The facts that can be corrected about a deed. */
interface SaidOfDeed {
  owner: string;
  level: number;
  mortgaged: boolean;
}

export interface Said {
  turn: string;
  seats: Record<string, SaidOfSeat>;
  deeds: Record<string, SaidOfDeed>;
  /** The holder of each card that can be kept, Roll Three cards too; `bank`: in its pile. */
  cards: Record<string, string>;
  /** Piles that were shuffled. */
  shuffled: Record<string, boolean>;
}

/** How things stand by the program. */
export function asItStands(state: StateView, book: Book): Said {
  const kept = book.info.cards.filter(({ keep }) => keep).map(({ id }) => id);
  const rolls = book.info.papers?.rolls.map(({ id }) => id) ?? [];
  const holder = (card: string): string =>
    state.seats.find((seat) => seat.cards.includes(card) || seat.rolls.includes(card))?.seat ?? 'bank';
  return {
    turn: state.turn,
    seats: Object.fromEntries(
      state.seats.map((seat) => [
        seat.seat,
        {
          out: seat.out > 0,
          cash: seat.cash,
          at: book.spaceAt(seat.at).id,
          jailed: seat.jail_turn,
          laps: 0,
          dollars: seat.dollars,
          shares: Object.fromEntries(
            (book.info.papers?.companies ?? []).map(({ id }) => [id, seat.shares.find(({ company }) => company === id)?.count ?? 0]),
          ),
          vouchers: Object.fromEntries(
            (book.info.papers?.vouchers ?? []).map(({ id }) => [id, seat.vouchers.find(({ voucher }) => voucher === id)?.count ?? 0]),
          ),
        },
      ]),
    ),
    deeds: Object.fromEntries(state.deeds.map(({ deed, owner, level, mortgaged }) => [deed, { owner, level, mortgaged }])),
    cards: Object.fromEntries([...kept, ...rolls].map((card) => [card, holder(card)])),
    shuffled: {},
  };
}

/** A player is out: anything not given to another goes to the Bank, and their turn to the next. */
export function retire(now: Said, seat: string): void {
  now.seats[seat]!.out = true;
  for (const [deed, said] of Object.entries(now.deeds)) if (said.owner === seat) now.deeds[deed] = { ...FREE };
  for (const [card, owner] of Object.entries(now.cards)) if (owner === seat) now.cards[card] = 'bank';
  const seats = Object.keys(now.seats);
  const after = [...seats.slice(seats.indexOf(seat)), ...seats];
  if (now.turn === seat) now.turn = after.find((one) => !now.seats[one]!.out) ?? seat;
}

const FREE: SaidOfDeed = { owner: 'bank', level: 0, mortgaged: false };

/** Return the buildings on a deed, as the notation has them. */
function levelWord(book: Book, deed: string, level: number): string {
  const { building, count } = builtOn(book.deed(deed), level);
  return building === '' || building === 'house' ? String(count) : building;
}

/** The facts that are said to be otherwise, in the notation; empty where all is as it was. */
export function difference(before: Said, now: Said, book: Book): string {
  const facts: string[] = [];
  const differ = (one: unknown, other: unknown, fact: string): void => {
    if (one !== other) facts.push(fact);
  };
  const hasLeft = (hand: string): boolean => !!now.seats[hand]?.out;
  differ(before.turn, now.turn, `turn ${now.turn}`);
  for (const [seat, said] of Object.entries(now.seats)) {
    const was = before.seats[seat]!;
    differ(was.out, said.out, `${seat} out ${said.out ? 'yes' : 'no'}`);
    if (said.out) continue;
    differ(was.cash, said.cash, `${seat} cash ${said.cash}`);
    differ(was.at, said.at, `${seat} at ${said.at}`);
    differ(was.jailed, said.jailed, `${seat} jailed ${said.jailed}`);
    differ(was.laps, said.laps, `${seat} laps ${said.laps}`);
    differ(was.dollars, said.dollars, `${seat} dollars ${said.dollars}`);
    for (const [id, count] of Object.entries(said.shares)) differ(was.shares[id], count, `${seat} shares ${id} ${count}`);
    for (const [id, count] of Object.entries(said.vouchers)) differ(was.vouchers[id], count, `${seat} vouchers ${id} ${count}`);
  }
  for (const [deed, said] of Object.entries(now.deeds)) {
    const was = hasLeft(before.deeds[deed]!.owner) ? FREE : before.deeds[deed]!;
    differ(was.owner, said.owner, `${deed} owner ${said.owner}`);
    differ(was.level, said.level, `${deed} level ${levelWord(book, deed, said.level)}`);
    differ(was.mortgaged, said.mortgaged, `${deed} mortgaged ${said.mortgaged ? 'yes' : 'no'}`);
  }
  for (const [card, owner] of Object.entries(now.cards)) differ(hasLeft(before.cards[card]!) ? 'bank' : before.cards[card], owner, `${card} owner ${owner}`);
  for (const [deck, shuffled] of Object.entries(now.shuffled)) if (shuffled) facts.push(`deck ${deck} shuffled`);
  return facts.join(' ');
}
