// The table as it is laid in the lobby: its book, whether it can begin, and its beginning.

import { connection } from '../net/connection.svelte';
import { lobby } from '../navigation/lobby.svelte';
import { shelf } from '../shelf/shelf.svelte';
import { plan } from '../terms/plan.svelte';

class Laid {
  /** The second layer of the lobby is open. */
  changing = $state(false);
  /** Nobody begins twice. */
  #begins = $state(false);

  edition = $derived(shelf.edition(plan.edition));
  /** The edition on whose cover the book is recognised: a book holds its whole game, and may hold shorter ones. */
  book = $derived(this.edition?.variant === 'own' ? this.edition : shelf.edition(this.edition?.base ?? ''));
  /** A banker who only banks may count among those for whom the book has room. */
  most = $derived((this.edition?.players_most ?? 0) - (this.edition?.banker_counts && plan.banker !== null && this.#mayBank ? 1 : 0));
  #enough = $derived(
    this.edition !== undefined && plan.places.length >= this.edition.players_least && plan.places.length <= this.most,
  );
  #banked = $derived(!this.#mayBank || !plan.faultOfBanker());
  /** The books that this browser keeps are there before the bots that the server lists. */
  #staffed = $derived(shelf.bots.length > 0);
  able = $derived(this.#enough && this.#staffed && plan.sound && this.#banked && !this.#begins && connection.has('saving'));

  get #mayBank(): boolean {
    return this.edition !== undefined && plan.mayBank(this.edition.banker_above);
  }

  /** Begin the game, or open its table for those who are still to come. */
  async start(): Promise<void> {
    const { edition } = this;
    if (!this.able || !edition) return;
    this.#begins = true;
    const board = shelf.board(edition.id);
    const answer = await lobby.create({
      terms: plan.terms(edition),
      places: plan.newPlaces(edition.banker_above),
      begin: !plan.invites,
      ...(board ? { board } : {}),
      circle: plan.circle,
    });
    this.#begins = false;
    if (answer.t !== 'ack') return;
    plan.remember();
    plan.circle = '';
    this.changing = false;
  }
}

export const laid = new Laid();
