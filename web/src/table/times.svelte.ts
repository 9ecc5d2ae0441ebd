// The clocks of the game: how long each seat that is asked may take, the time it has beside, and the hammer.

import { connection } from '../net/connection.svelte';
import type { Times } from '../protocol';

const SECOND = 1000;
/** How often the running clocks are shown again, in milliseconds; while none runs, the time goes on by seconds. */
const TICK = 100;

/** The three stops of the hammer. */
export const STOPS = ['once', 'twice', 'sold'] as const;

class GameTimes {
  #times = $state.raw<Times | null>(null);
  /** Seconds since 1970 by the clock of the server. */
  #now = $state(Date.now() / SECOND);
  #ahead = 0;

  constructor() {
    connection.subscribe((message) => {
      if (message.t === 'times') this.#update(message);
      else if (message.t === 'game') this.#times = this.#times?.game === message.game ? this.#times : null;
    });
    setInterval(() => {
      if (this.#times?.asked.length) this.#tick();
    }, TICK);
    setInterval(() => this.#tick(), SECOND);
  }

  #update(times: Times): void {
    this.#times = times;
    this.#ahead = times.now - Date.now() / SECOND;
    this.#tick();
  }

  #tick(): void {
    this.#now = Date.now() / SECOND + this.#ahead;
  }

  /** The time by the clock of the server, in seconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Whether its time runs now. */
  runs(seat: string): boolean {
    return this.#times?.asked.some((one) => one.seat === seat) ?? false;
  }

  /** Seconds that a seat has left: for this decision and beside; null where nobody is hurried. */
  leftOf(seat: string): number | null {
    const asked = this.#times?.asked.find((one) => one.seat === seat);
    if (asked) return Math.max(0, asked.until - this.#now);
    return this.#times?.banks.find((one) => one.seat === seat)?.left ?? null;
  }

  /** How far the hammer has come down, from 0 to 1; null where none does. */
  get hammer(): number | null {
    if (!this.#times?.hammer_until) return null;
    const { hammer_from: from, hammer_until: until } = this.#times;
    return Math.min(1, Math.max(0, (this.#now - from) / Math.max(until - from, 1)));
  }

  /** Seconds until it falls. */
  get falls(): number {
    return Math.max(0, (this.#times?.hammer_until ?? 0) - this.#now);
  }
}

export const times = new GameTimes();
