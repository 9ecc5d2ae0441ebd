// The digest at the pace that shows no turn of others: it stands on the stage until its player rolls.

import { game } from '../game/game.svelte';
import { router } from '../navigation/router.svelte';
import type { QuestionKind } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { digestOf } from './digest';

/** The questions that a turn begins with. */
const FIRST = new Set<QuestionKind>(['throw', 'jail']);

class Recap {
  digest = $derived.by(() => {
    const [person, another] = game.persons;
    if (settings.pace !== 'once' || !person || another || game.realBoard || router.page !== 'table') return null;
    const { turn, awaits } = game.state!;
    return turn === person.seat && FIRST.has(awaits.kind) ? digestOf(game.entries, person.seat) : null;
  });
  /** The turn at whose beginning all of it was asked for. */
  #opened = $state(0);
  isOpen = $derived(this.digest !== null && this.digest.turn === this.#opened);

  toggle(): void {
    this.#opened = this.isOpen ? 0 : (this.digest?.turn ?? 0);
  }
}

export const recap = new Recap();
