// The picture of what just happened: dice tumble, the token walks, a card lies open. A film only shows;
// the state that follows is drawn when it ends. Any input skips what is left of it.

import type { EventView, StateView } from '../protocol';

const TUMBLE = 500;
const HOLD = 350;
const A_SPACE = 90;
const WHOLE_WALK = 900;
const GLIDE = 240;
const READ_CARD = 1600;
const BREATH = 200;

/** Where a token is drawn. */
export interface Standing {
  at: number;
  jailed: boolean;
}

/** The spaces a token came over, the first being where it started. */
export interface Trail {
  seat: string;
  spaces: number[];
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Film {
  standing = $state<Record<string, Standing>>({});
  dice = $state<number[]>([]);
  tumbling = $state(false);
  trail = $state<Trail | null>(null);
  /** Id of the card that was drawn last in this turn, and whether it is just being turned up. */
  card = $state('');
  turningUp = $state(false);
  /** How long a token takes from one space to the next, in milliseconds. */
  pace = $state(A_SPACE);
  running = $state(false);

  #skipping = false;
  #wake: (() => void) | null = null;

  /** Show the rest at once. */
  skip(): void {
    if (!this.running) return;
    this.#skipping = true;
    this.#wake?.();
  }

  /** Play the events of one step over a board of so many spaces. */
  async play(events: EventView[], spaces: number, hurry: boolean): Promise<void> {
    this.running = true;
    this.#skipping = hurry;
    const salary = events.some((event) => event.kind === 'salary');
    for (const event of events) await this.#show(event, spaces, salary);
    this.running = false;
  }

  /** Bring the picture into line with the state. */
  settle(state: StateView): void {
    this.standing = Object.fromEntries(
      state.seats.map((seat) => [seat.seat, { at: seat.at, jailed: seat.jail_turn > 0 }]),
    );
    if (state.dice.length) this.dice = state.dice;
    this.turningUp = false;
  }

  /** Forget what an earlier game showed. */
  clear(): void {
    this.dice = [];
    this.trail = null;
    this.card = '';
  }

  async #show(event: EventView, spaces: number, salary: boolean): Promise<void> {
    switch (event.kind) {
      case 'turn-began':
        this.card = '';
        break;
      case 'rolled-off':
      case 'threw':
      case 'threw-for-rent':
        this.card = '';
        await this.#throw([Number(event.args['first']), Number(event.args['second'])]);
        break;
      case 'moved':
        await this.#walk(event.seat, Number(event.args['target']), spaces, salary);
        break;
      case 'placed':
        await this.#place(event.seat, { at: Number(event.args['target']), jailed: false });
        break;
      case 'drew':
        this.card = String(event.args['card']);
        this.turningUp = true;
        await this.#wait(READ_CARD);
        this.turningUp = false;
        break;
      case 'bought':
      case 'auction-won':
      case 'paid':
        await this.#wait(BREATH);
        break;
    }
  }

  async #throw(dice: number[]): Promise<void> {
    this.dice = dice;
    this.tumbling = !this.#skipping && !still.matches;
    if (this.tumbling) await this.#wait(TUMBLE);
    this.tumbling = false;
    await this.#wait(HOLD);
  }

  /** Walk along the lane. Over GO without a salary there is no way but backwards. */
  async #walk(seat: string, target: number, spaces: number, salary: boolean): Promise<void> {
    const origin = this.standing[seat]?.at ?? target;
    const forward = (target - origin + spaces) % spaces;
    const step = target < origin && !salary ? -1 : 1;
    const steps = step > 0 ? forward : spaces - forward;
    this.pace = Math.min(A_SPACE, WHOLE_WALK / Math.max(steps, 1));
    const trail = { seat, spaces: [origin] };
    this.trail = trail;
    for (let k = 1; k <= steps; k++) {
      const at = (origin + step * k + spaces) % spaces;
      this.standing[seat] = { at, jailed: false };
      if (k < steps) this.trail = { seat, spaces: [...this.trail.spaces, at] };
      if (!still.matches) await this.#wait(this.pace);
    }
    await this.#wait(BREATH);
  }

  async #place(seat: string, standing: Standing): Promise<void> {
    this.pace = GLIDE;
    this.trail = null;
    this.standing[seat] = standing;
    await this.#wait(GLIDE);
  }

  #wait(ms: number): Promise<void> {
    if (this.#skipping || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
  }
}

export const film = new Film();
