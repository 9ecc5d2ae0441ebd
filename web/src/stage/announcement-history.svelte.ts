// The announcements that have passed: people can step back through them while the game continues.

import { game } from '../game/game.svelte';
import type { Source } from '../game/source';
import { announcementsOf, type Announcement } from '../animation/announcements';

/** How many moves are looked through for them. */
const MOVES = 150;

class AnnouncementHistory {
  #announcements = $state.raw<Announcement[]>([]);
  #at = $state(-1);
  /** The game that they are of. */
  #of = $state.raw<Source | null>(null);

  /** The announcement that is looked at again; null while the stage shows the game. */
  shown = $derived<Announcement | null>((this.#of === game.source && this.#announcements[this.#at]) || null);
  hasEarlier = $derived(this.#at > 0);
  hasLater = $derived(this.#at >= 0 && this.#at < this.#announcements.length - 1);

  /** The last announcement that was, if any was. */
  showLast(): void {
    const { table } = game;
    this.#of = game.source;
    const recent = game.entries.slice(-MOVES);
    this.#announcements = recent.flatMap(({ events }) => announcementsOf(events, table));
    this.#at = this.#announcements.length - 1;
  }

  step(by: 1 | -1): void {
    const at = this.#at + by;
    if (at >= 0 && at < this.#announcements.length) this.#at = at;
  }

  /** Back to the game. */
  leave(): void {
    this.#at = -1;
  }
}

export const announcementHistory = new AnnouncementHistory();
