// A standing order of a person at this screen: their turn ends without asking for a voucher. It holds for
// one game, and they may still play vouchers before each roll.

import { keeper } from '../settings/settings.svelte';

const KEY = 'passgo-unasked';

class Asking {
  #unasked = $state<string[]>(JSON.parse(keeper().getItem(KEY) ?? '[]') as string[]);

  isUnasked(game: string, seat: string): boolean {
    return this.#unasked.includes(`${game}/${seat}`);
  }

  /** Only the game that is played last is remembered. */
  order(game: string, seat: string, unasked: boolean): void {
    const kept = this.#unasked.filter((one) => one.startsWith(`${game}/`) && one !== `${game}/${seat}`);
    this.#unasked = unasked ? [...kept, `${game}/${seat}`] : kept;
    keeper().setItem(KEY, JSON.stringify(this.#unasked));
  }
}

export const asking = new Asking();
