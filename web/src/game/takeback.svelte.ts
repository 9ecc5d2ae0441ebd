// Taking a move back: somebody asks, and all the others say whether they agree.

import { connection } from '../net/connection.svelte';
import type { Answer } from '../net/socket';
import type { TakebackView } from '../protocol';
import { guest } from '../table/guest.svelte';
import { game } from './game.svelte';

class Takeback {
  asked = $state.raw<TakebackView | null>(null);
  /** I am asked. */
  mine = $derived(this.asked?.waits_for.includes(guest.id) ?? false);

  constructor() {
    connection.subscribe((message) => {
      if (message.t === 'takeback') this.asked = message.seat ? message : null;
    });
  }

  ask = (seat: string): Promise<Answer> => connection.send({ t: 'takeback', seat, n: game.known.since });
  answer = (agree: boolean): Promise<Answer> => connection.send({ t: 'agree', agree });
}

export const takeback = new Takeback();
