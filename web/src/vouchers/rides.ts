// The rides that a seat may take now by its travel vouchers.

import type { Act } from '../protocol';
import { acts } from '../state/acts';
import { desk } from '../state/desk.svelte';
import { game } from '../state/game.svelte';
import { aim } from '../state/aim.svelte';

/** An act for each voucher and space. */
export const ridesOf = (seat: string): Act[] => acts(game.optionsOf(seat), 'voucher').filter((act) => act.ok);

export function ride(act: Act): void {
  aim.voucher = '';
  desk.passOn();
  void game.play(act);
}
