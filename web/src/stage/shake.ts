// A shaken phone, told from one that is only moved: several strong jerks close together, until it is still again.

/** Metres a second, each second, without gravity. */
const STRONG = 14;
const JERKS = 3;
/** Milliseconds: jerks this far apart are one shaking, this close together one jerk; and without one for so long it is still. */
const TOGETHER = 500;
const APART = 70;
const STILL = 350;

export class Shake {
  #jerks = 0;
  #last = -Infinity;

  get shakes(): boolean {
    return this.#jerks >= JERKS;
  }

  /** Notes how strongly the phone is moved at a moment; true if a shaking has just come to its end. */
  feel(strength: number, now: number): boolean {
    const pause = now - this.#last;
    if (strength >= STRONG && pause >= APART) {
      this.#jerks = pause <= TOGETHER ? this.#jerks + 1 : 1;
      this.#last = now;
    }
    if (!this.shakes || now - this.#last < STILL) return false;
    this.#jerks = 0;
    return true;
  }
}
