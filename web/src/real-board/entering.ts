// The roll or the draw that somebody at this screen is to enter.

import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';
import { screen } from '../look/screen.svelte';
import type { ClaimView, FallsView, SettledView, StateView } from '../protocol';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { named } from '../text/named';

/** The rents that are settled with the next roll: each sum is at hand, and needs no dice of its own. None while any other
 * rent is due, for that one is a question by itself, and where three dice leave no room for a line. */
export function rentsWith({ falls, awaits, seats }: StateView): ClaimView[] {
  if (!falls?.dice.length || awaits.kind === 'chance' || (falls.dice.length > 2 && screen.tiny)) return [];
  const cash = new Map(seats.map((seat) => [seat.seat, seat.cash]));
  for (const { seat, price } of falls.settles) cash.set(seat, (cash.get(seat) ?? 0) - price);
  for (const { lander, amount } of game.due) cash.set(lander, (cash.get(lander) ?? 0) - amount);
  const simple = game.due.every(({ lander, amount, factor }) => amount && !factor && cash.get(lander)! >= 0);
  return simple ? game.due : [];
}

/** Returns the words of a rent that the roll settles: that it is asked for, or was not. */
export function rentWords({ owner, lander, amount }: ClaimView, book: Book, waived: boolean): string {
  const names = { owner: game.nameOf(owner), lander: game.nameOf(lander) };
  return waived ? t('real-not-asked', names) : t('real-asks-with', { ...names, amount: money(amount, book.info) });
}

/** Returns the words of a question that the roll settles. */
export const settledWords = ({ kind, seat, deed }: SettledView, book: Book): string =>
  t(`real-settles-${kind}`, { name: game.nameOf(seat), ...(deed && { deed: named(book.deed(deed), book) }) });

/** None while a rent has to be settled before a roll of somebody's turn, or where a question before the roll has no room for its answers. Players enter
 * their own rolls; anybody with a seat enters a roll for a card or a rent, or a draw. */
export function toEnter(state: StateView): FallsView | null {
  const { falls, awaits } = state;
  if (!falls || (awaits.kind !== 'chance' && game.due.length > rentsWith(state).length)) return null;
  if (falls.settles.length && (falls.dice.length > 2 ? screen.short : screen.tiny)) return null;
  const mine = awaits.kind === 'chance' ? game.persons.length > 0 : [falls, ...falls.settles].every(({ seat }) => game.isMine(seat));
  return mine ? falls : null;
}

/** Whether the pad for a roll needs all the room that there is: a phone of little height. */
export const fills = (state: StateView): boolean => (screen.short || screen.lying) && Boolean(toEnter(state)?.dice.length);
