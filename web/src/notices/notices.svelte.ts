// Notifications of the system: that it is somebody's turn here, while nobody looks at the page. They are asked for by a
// press and never else. With the page closed the server sends them, if the browser has a push service.

import { connection } from '../net/connection.svelte';
import type { Language } from '../protocol';
import { keeper } from '../settings/settings.svelte';
import { canPush, receive, receiveNoMore } from './push';

const KEPT = 'passgo-notices';
/** Each takes the place of the one before. */
const TAG = 'passgo-turn';

class Notices {
  readonly #kept = keeper();
  /** This browser has them. */
  readonly possible = 'Notification' in globalThis;
  /** Only a page on the home screen has them: so it is on an iPhone or iPad, and nowhere else. */
  readonly wantsInstall = !this.possible && 'standalone' in navigator;
  #allowed = $state(this.possible && Notification.permission === 'granted');
  #wanted = $state(this.#kept.getItem(KEPT) === 'on');
  /** They were asked for, and the browser or its owner said no. */
  refused = $state(false);
  on = $derived(this.#wanted && this.#allowed);
  /** They come with the page closed too, as far as is known. */
  whenClosed = $derived.by(() => canPush && connection.has('notices') && !this.#failed);
  #failed = $state(false);
  /** For whom, and in which language, the server sends them to this browser. */
  #sentTo = '';

  async want(on: boolean): Promise<void> {
    if (on) this.#allowed = (await Notification.requestPermission()) === 'granted';
    this.refused = on && !this.#allowed;
    this.#wanted = on;
    this.#kept.setItem(KEPT, on ? 'on' : 'off');
    if (on || !canPush) return;
    this.#sentTo = '';
    this.#failed = false;
    await receiveNoMore();
  }

  /** Have the server send them to this guest while the page is closed, if they are wanted: its address may have changed. */
  async keepUp(guest: string, language: Language): Promise<void> {
    const to = `${guest} ${language}`;
    if (!this.on || !this.whenClosed || this.#sentTo === to) return;
    this.#sentTo = to;
    this.#failed = !(await receive(language));
  }

  /** Tell it, if nobody looks. */
  async tell(words: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(words, { tag: TAG, data: location.href });
      return;
    }
    try {
      const notice = new Notification(words, { tag: TAG });
      notice.onclick = (): void => {
        focus();
        notice.close();
      };
    } catch {
      this.#allowed = false; // a phone has them for a page with a worker only
    }
  }
}

export const notices = new Notices();
