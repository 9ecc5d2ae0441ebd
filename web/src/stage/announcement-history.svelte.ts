// The announcements that have passed: people can step back through them while the game continues.

import { game } from '../game/game.svelte';
import type { Source } from '../game/source';
import type { EventView } from '../protocol';
import { movesOf } from '../record/lines';
import { announcementsOf, type Announcement } from '../animation/announcements';

/** How many moves are looked through for them. */
const MOVES = 150;

const announced = (moves: EventView[][]): Announcement[] => moves.flatMap((events) => announcementsOf(events, game.table));

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
    this.#look(game.entries.slice(-MOVES).map(({ events }) => events), (all) => all.length - 1);
  }

  /** A turn, from its first announcement. */
  showTurn(turn: number): void {
    this.#look(movesOf(game.entries, turn), () => 0);
  }

  /** Was anything announced in this turn? */
  hasTurn(turn: number): boolean {
    return announced(movesOf(game.entries, turn)).length > 0;
  }

  #look(moves: EventView[][], first: (all: Announcement[]) => number): void {
    this.#of = game.source;
    this.#announcements = announced(moves);
    this.#at = first(this.#announcements);
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
