// The roll or the draw that somebody at this screen is to enter.

import { game } from '../game/game.svelte';
import { screen } from '../look/screen.svelte';
import type { FallsView, StateView } from '../protocol';

/** None while a rent may be asked for. Players enter their own rolls; anybody with a seat enters a roll for a card or a
 * rent, or a draw. */
export function toEnter({ falls, awaits }: StateView): FallsView | null {
  if (!falls || game.due.length) return null;
  const mine = awaits.kind === 'chance' ? game.persons.length > 0 : game.isMine(falls.seat);
  return mine ? falls : null;
}

/** Whether the pad for a roll needs all the room that there is: a phone of little height. */
export const fills = (state: StateView): boolean => (screen.short || screen.lying) && Boolean(toEnter(state)?.dice.length);
