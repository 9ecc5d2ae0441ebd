// Dice in somebody's hand: picked up by pressing the roll and holding it, and let go where the hand is then.

export interface Grip {
  x: number;
  y: number;
}

/** They stay in sight until they fly; if they never do, for so long. */
const WAITS = 800;

class Hand {
  /** The hand on the page, while there are dice in it. */
  at = $state.raw<Grip | null>(null);
  /** It holds on to them. */
  holds = $state(false);
  #dropping: ReturnType<typeof setTimeout> | undefined;

  lift(at: Grip): void {
    clearTimeout(this.#dropping);
    this.at = at;
    this.holds = true;
  }

  move(at: Grip): void {
    if (this.holds) this.at = at;
  }

  /** Let go: whoever decides the dice is asked now. */
  open(): void {
    if (!this.holds) return;
    this.holds = false;
    this.#dropping = setTimeout(() => (this.at = null), WAITS);
  }

  /** The dice leave it, or are put back; gives where it was. */
  empty(): Grip | null {
    clearTimeout(this.#dropping);
    const { at } = this;
    this.at = null;
    this.holds = false;
    return at;
  }
}

export const hand = new Hand();
