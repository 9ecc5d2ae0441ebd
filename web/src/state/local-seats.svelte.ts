// Which persons play at this screen: all of them, unless the menu says that some play at another. This browser
// remembers it for the game that is on.

const KEY = 'passgo-elsewhere';

interface Kept {
  game: string;
  seats: string[];
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Kept;
  } catch {
    return { game: '', seats: [] };
  }
}

class LocalSeats {
  #game = '';
  #elsewhere = $state.raw<string[]>([]);

  /** A game is on show: who plays it elsewhere? */
  begin(game: string): void {
    if (game === this.#game) return;
    const last = kept();
    this.#game = game;
    this.#elsewhere = last.game === game ? last.seats : [];
  }

  /** Is this screen the one where this seat is played? */
  plays(seat: string): boolean {
    return !this.#elsewhere.includes(seat);
  }

  set(seat: string, yes: boolean): void {
    const others = this.#elsewhere.filter((one) => one !== seat);
    this.#elsewhere = yes ? others : [...others, seat];
    localStorage.setItem(KEY, JSON.stringify({ game: this.#game, seats: this.#elsewhere } satisfies Kept));
  }
}

export const localSeats = new LocalSeats();
