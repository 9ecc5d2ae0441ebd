// How far to go by the Speed Die: the acts of the mover at this screen, by the space each leads to.

import type { Act, StateView } from '../protocol';
import type { Book } from './book';
import { desk } from './desk.svelte';
import { table } from './table.svelte';

/** The count of an act that goes so many spaces on. */
export const countOf = (act: Act): number => Number(act.text.split(' ').at(-1));

/** The spaces that can be chosen now, with the act for each; empty when nothing of the kind is asked. */
export function waysOf(state: StateView, book: Book): Map<number, Act> {
  const ways = new Map<number, Act>();
  if (state.awaits.kind !== 'move') return ways;
  const here = table.seat(state.turn)?.at ?? 0;
  for (const act of table.optionsOf(desk.actor)?.acts ?? []) {
    if (act.verb !== 'move' || !act.ok) continue;
    const at = act.space
      ? (book.space(act.space)?.index ?? 0)
      : (here + countOf(act)) % book.info.spaces.length;
    if (!ways.has(at)) ways.set(at, act);
  }
  return ways;
}

/** Go there, if the question is how far to go. */
export function goTo(at: number, state: StateView, book: Book): boolean {
  const act = waysOf(state, book).get(at);
  if (!act) return false;
  desk.passOn();
  void table.play(act);
  return true;
}
