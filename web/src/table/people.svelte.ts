// The people at the table: who sits where, whose seats are mine, who is here and who is away.

import type { ChatLine, PlaceView, TableView } from '../protocol';
import { called } from '../text/bots';
import { guest } from './guest.svelte';

class People {
  table = $state.raw<TableView | null>(null);
  /** A seat that was played here and is no more: it went to another device, or was freed. */
  lost = $state.raw<{ name: string; how: 'went' | 'freed' } | null>(null);

  /** My places, in the order of the table. */
  mine = $derived(this.table?.places.filter(({ guest: whose }) => whose !== '' && whose === guest.id) ?? []);
  isHost = $derived(this.table !== null && guest.id !== '' && this.table.host === guest.id);
  /** This screen is shown the chances to win, late: it has no seat, and the host lets it. */
  seesChances = $derived(
    this.table?.phase === 'playing' &&
      this.table.chances_late > 0 &&
      guest.id !== '' &&
      !this.table.places.some(({ guest: whose, kind }) => guest.id === (whose || (kind === 'banker' ? this.table?.host : ''))),
  );
  /** Persons sit at more screens than this one, or could. */
  shared = $derived(this.table?.places.some(({ kind, guest: whose }) => kind !== 'bot' && whose !== guest.id) ?? false);

  /** The place of a seat in the game. */
  placeOf(seat: string): PlaceView | undefined {
    return this.table?.places.find((place) => place.seat === seat);
  }

  /** The character that a bot at a seat plays; empty if it plays none, and for a person. */
  characterOf(seat: string): string {
    return called(this.placeOf(seat)?.bot ?? '').character;
  }

  /** Whether a line was said at a seat: by its guest, or by the character who plays there. */
  speaks(seat: string, line: ChatLine): boolean {
    const place = this.placeOf(seat);
    if (!place || !line.guest) return false;
    return place.kind === 'bot' ? called(place.bot).character === line.guest && place.name === line.name : place.guest === line.guest;
  }

  /** The place of whoever said a line, the first of several. */
  speakerOf(line: ChatLine): PlaceView | undefined {
    return this.table?.places.find(({ seat }) => this.speaks(seat, line));
  }

  /** Is this seat mine, and played by me and by no bot in my place? */
  isPlayedHere(seat: string): boolean {
    return this.mine.some((place) => place.seat === seat && place.kind !== 'bot' && !place.bot);
  }
}

export const people = new People();
