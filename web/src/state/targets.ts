// What can be aimed at on the board: how far to go by the Speed Die, where a voucher leads, where a storm
// strikes, which building is sold. The acts of the person at this screen, by the space of each.

import type { Act, StateView } from '../protocol';
import { aim } from '../vouchers/aim.svelte';
import type { Book } from './book';
import { desk } from './desk.svelte';
import { table } from './table.svelte';

/** The count of an act that goes so many spaces on. */
export const countOf = (act: Act): number => Number(act.text.split(' ').at(-1));

/** The spaces that can be chosen now, with the act for each; empty when nothing of the kind is asked. */
export function waysOf(state: StateView, book: Book): Map<number, Act> {
  const ways = new Map<number, Act>();
  const options = table.optionsOf(desk.actor);
  if (AIMED.has(state.awaits.kind)) {
    for (const act of options?.acts ?? []) {
      for (const at of act.ok ? aimedAt(act, book) : []) if (!ways.has(at)) ways.set(at, act);
    }
  }
  if (aim.voucher) {
    for (const act of [...(options?.acts ?? []), ...(options?.free ?? [])]) {
      const at = act.voucher === aim.voucher && act.verb === 'voucher' ? book.space(act.space)?.index : undefined;
      if (act.ok && at !== undefined) ways.set(at, act);
    }
  }
  if (state.awaits.kind !== 'move') return ways;
  const here = table.seat(state.turn)?.at ?? 0;
  for (const act of options?.acts ?? []) {
    if (act.verb !== 'move' || !act.ok) continue;
    const at = act.space
      ? (book.space(act.space)?.index ?? 0)
      : (here + countOf(act)) % book.info.spaces.length;
    if (!ways.has(at)) ways.set(at, act);
  }
  return ways;
}

/** Questions whose answers lie on the board. */
const AIMED = new Set(['storm', 'sell_house', 'place']);

/** The spaces of what an act names: a deed, or all deeds of a group. */
function aimedAt(act: Act, book: Book): number[] {
  if (act.deed) return book.spacesOf(book.deed(act.deed));
  return act.group ? book.group(act.group).deeds.map((deed) => book.deed(deed).space) : [];
}

/** The spaces to be marked: where three of a kind may lead needs no mark, for it is anywhere. */
export const markedBy = (state: StateView, ways: Map<number, Act>): number[] =>
  state.awaits.kind === 'move' && state.awaits.die !== 'bus' ? [] : [...ways.keys()];

/** Go there, if the question is how far to go. */
export function goTo(at: number, state: StateView, book: Book): boolean {
  const act = waysOf(state, book).get(at);
  if (!act) return false;
  aim.voucher = '';
  desk.passOn();
  void table.play(act);
  return true;
}
