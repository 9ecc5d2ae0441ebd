// The rides that a seat may take now by its travel vouchers.

import type { Act } from '../protocol';
import { acts } from '../game/acts';
import { uiState } from '../game/ui-state.svelte';
import { game } from '../game/game.svelte';
import { aim } from '../board/aim.svelte';

/** An act for each voucher and space. */
export const ridesOf = (seat: string): Act[] => acts(game.optionsOf(seat), 'voucher').filter((act) => act.ok);

export function ride(act: Act): void {
  aim.voucher = '';
  uiState.passOn();
  void game.play(act);
}
