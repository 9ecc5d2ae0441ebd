// How far the dice of the game are agreed on, and this browser's part in them.

import { connection } from '../net/connection.svelte';
import type { DiceView } from '../protocol';
import { people } from '../table/people.svelte';
import { settings } from '../settings/settings.svelte';
import { game } from '../game/game.svelte';
import { t } from '../text/fluent.svelte';
import { answer, isPassedOver, keepReceipts } from './ceremony';
import { browserKeeper } from './kept';

class Dice {
  #view = $state.raw<DiceView | null>(null);
  readonly #keeper = browserKeeper();

  constructor() {
    connection.subscribe((message) => {
      if (message.t === 'dice') this.#update(message);
    });
  }

  /** The players whose browsers are waited for before the first roll, as a sentence; empty once there is nothing to wait for. */
  get gathering(): string {
    if (!this.#view || this.#view.step === 'ready') return '';
    const names = new Intl.ListFormat(settings.language).format(this.#view.waits.map(game.nameOf));
    return t('dice-gathering', { names, count: this.#view.waits.length });
  }

  /** A warning if the server says that this browser held its number back, although it sent it. */
  get warning(): string {
    return this.#view && isPassedOver(this.#view, this.#keeper) ? t('dice-passed-over') : '';
  }

  #update(view: DiceView): void {
    this.#view = view;
    keepReceipts(view, this.#keeper);
    const said = answer(
      view,
      people.mine.map(({ seat }) => seat),
      this.#keeper,
    );
    if (said) void connection.query(said);
  }
}

export const dice = new Dice();
