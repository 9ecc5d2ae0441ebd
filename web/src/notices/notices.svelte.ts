// Notifications of the system: that it is somebody's turn here, while nobody looks at the page. They are asked for by a
// press and never else.

import { keeper } from '../settings/settings.svelte';

const KEPT = 'passgo-notices';
/** Each takes the place of the one before. */
const TAG = 'passgo-turn';

class Notices {
  readonly #kept = keeper();
  /** This browser has them. */
  readonly possible = 'Notification' in globalThis;
  #allowed = $state(this.possible && Notification.permission === 'granted');
  #wanted = $state(this.#kept.getItem(KEPT) === 'on');
  /** They were asked for, and the browser or its owner said no. */
  refused = $state(false);
  on = $derived(this.#wanted && this.#allowed);

  async want(on: boolean): Promise<void> {
    if (on) this.#allowed = (await Notification.requestPermission()) === 'granted';
    this.refused = on && !this.#allowed;
    this.#wanted = on;
    this.#kept.setItem(KEPT, on ? 'on' : 'off');
  }

  /** Tell it, if nobody looks. */
  tell(words: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const notice = new Notification(words, { tag: TAG });
      notice.onclick = (): void => {
        focus();
        notice.close();
      };
    } catch {
      this.#allowed = false; // a phone may have them for installed pages only
    }
  }
}

export const notices = new Notices();
