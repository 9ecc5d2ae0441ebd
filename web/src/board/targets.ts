// The choices on the board: how far to go by the Speed Die, where a voucher leads, where a storm
// strikes, which building is sold. The acts of the person at this screen, by the space of each; and what a press does.

import type { Act, StateView } from '../protocol';
import { aim } from './aim.svelte';
import { acts } from '../game/acts';
import type { Book } from '../edition/book';
import { uiState } from '../game/ui-state.svelte';
import { game } from '../game/game.svelte';

/** Questions whose answers lie on the board. */
const ON_BOARD = new Set(['storm', 'sell_house', 'place', 'move']);

/** The spaces of what an act names: one it leads to, a deed, or all deeds of a group. */
function spacesOf(act: Act, book: Book): number[] {
  const space = book.space(act.space);
  if (space) return [space.index];
  if (act.deed) return book.spacesOf(book.deed(act.deed));
  return act.group ? book.group(act.group).deeds.map((deed) => book.deed(deed).space) : [];
}

/** The spaces that can be chosen now, with the act for each; empty when nothing of the kind is asked. */
export function targetsOf(state: StateView, book: Book): Map<number, Act> {
  const options = game.optionsOf(uiState.actor);
  const answers = ON_BOARD.has(state.awaits.kind) ? (options?.acts ?? []) : [];
  const rides = acts(options, 'voucher').filter((act) => act.voucher === aim.voucher);
  const targets = new Map<number, Act>();
  for (const act of [...rides, ...answers]) {
    if (act.ok) for (const at of spacesOf(act, book)) if (!targets.has(at)) targets.set(at, act);
  }
  return targets;
}

/** The spaces to be marked: where three of a kind may lead needs no mark, for it is anywhere. */
export const markedBy = (state: StateView, targets: Map<number, Act>): number[] =>
  state.awaits.kind === 'move' && state.awaits.die !== 'bus' ? [] : [...targets.keys()];

/** Press a space: choose what lies there, or look at its deed where nothing can be chosen. */
export function press(at: number, targets: Map<number, Act>, book: Book): void {
  const act = targets.get(at);
  if (act) {
    aim.voucher = '';
    uiState.passOn();
    void game.play(act);
    return;
  }
  const { deed, kind } = book.spaceAt(at);
  /** A deed that shares its spaces with others. */
  const shared = kind === 'utilities' ? book.info.deeds.find((other) => other.space < 0)?.id : undefined;
  if (deed || shared) uiState.open({ kind: 'deed', deed: deed || shared! });
}
