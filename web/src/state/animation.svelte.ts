// The picture of what just happened: dice tumble, the token walks, a card lies open. An animation only shows;
// the state that follows is drawn when it ends. Any input skips what is left of it.

import type { Entry, EventView, StateView } from '../protocol';
import { announcementOf, READING, THROWN, type Announcement } from '../announcements/announcements';

const TUMBLE = 500;
const HOLD = 350;
const A_SPACE = 90;
const WHOLE_WALK = 900;
const GLIDE = 240;
const READ_CARD = 1600;
const READ_ROLL = 1000;
const BREATH = 200;
const DEAL = 160;
const RINGING = 2200;

/** So many entries of the record can concern the move that is on show. */
const MEMORY = 12;

/** A drawn card lies open until one of these. */
const CLEARS = new Set(['turn-began', 'threw', 'threw-for-rent', 'rolled-off']);

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

class Animation {
  standing = $state<Record<string, Standing>>({});
  dice = $state<number[]>([]);
  tumbling = $state(false);
  trail = $state<Trail | null>(null);
  /** Id of the card that was drawn last in this turn, and whether it is just being turned up. */
  card = $state('');
  turningUp = $state(false);
  /** What has just been drawn or thrown beside cards and movement dice. */
  announcement = $state.raw<Announcement | null>(null);
  /** The Roll Three card that was drawn last. */
  drawn = $state('');
  /** What is being dealt before the first throw, and to whom; a deed is named. */
  dealing = $state.raw<{ seat: string; deed: string } | null>(null);
  /** The bell of a timed game is just ringing. */
  ringing = $state(false);
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

  /** Play the events of one step. */
  async play(events: EventView[], hurry: boolean): Promise<void> {
    this.running = true;
    this.#skipping = hurry;
    for (const [k, event] of events.entries()) {
      await this.#show(event);
      const announcement = announcementOf(event, events.slice(k + 1));
      if (announcement) await this.#announce(announcement);
    }
    this.announcement = null;
    this.dealing = null;
    this.running = false;
  }

  /** Bring the picture into line with the state. */
  settle(state: StateView): void {
    this.standing = Object.fromEntries(
      state.seats.map((seat) => [seat.seat, { at: seat.at, jailed: seat.jail_turn > 0 }]),
    );
    if (state.dice.length) this.dice = state.dice;
    this.turningUp = false;
    this.ringing = false;
    this.announcement = null;
  }

  /** Show what the record left behind: the way of the last move, the card of the turn. */
  recall(entries: Entry[]): void {
    this.dice = [];
    this.trail = null;
    this.card = '';
    for (const event of entries.slice(-MEMORY).flatMap(({ events }) => events)) {
      if (event.kind === 'moved') this.trail = { seat: event.seat, spaces: event.path.slice(0, -1) };
      else if (event.kind === 'jailed') this.trail = null;
      if (event.kind === 'drew') this.card = event.args.card;
      else if (CLEARS.has(event.kind)) this.card = '';
    }
  }

  async #show(event: EventView): Promise<void> {
    if (CLEARS.has(event.kind)) {
      this.card = '';
      this.dealing = null;
    }
    switch (event.kind) {
      case 'rolled-off':
      case 'threw':
      case 'threw-for-rent':
        await this.#throw(event.dice);
        break;
      case 'moved':
        await this.#walk(event.seat, event.path);
        break;
      case 'jailed':
        await this.#jail(event.seat, event.path[0] ?? 0);
        break;
      case 'drew':
        this.card = event.args.card;
        this.turningUp = true;
        await this.#wait(READ_CARD);
        this.turningUp = false;
        break;
      case 'dealt':
      case 'dealt-free':
        await this.#deal(event.seat, event.args.deed);
        break;
      case 'dealt-voucher':
      case 'dealt-roll':
        await this.#deal(event.seat);
        break;
      case 'bell-rang':
        this.#skipping = false; // nobody should miss it, however far behind this screen is
        this.ringing = true;
        await this.#wait(RINGING);
        this.ringing = false;
        break;
      case 'bought':
      case 'auction-won':
      case 'paid':
        await this.#wait(BREATH);
        break;
    }
  }

  async #deal(seat: string, deed = ''): Promise<void> {
    this.dealing = { seat, deed };
    await this.#wait(DEAL);
  }

  async #throw(dice: number[]): Promise<void> {
    this.dice = dice;
    this.tumbling = !this.#skipping && !still.matches;
    if (this.tumbling) await this.#wait(TUMBLE);
    this.tumbling = false;
    await this.#wait(HOLD);
  }

  /** A announcement lies open to be read; dice in it tumble first. */
  async #announce(announcement: Announcement): Promise<void> {
    if (announcement.kind === 'three' && announcement.drawn) this.drawn = announcement.drawn;
    this.tumbling = THROWN.has(announcement.kind) && !this.#skipping && !still.matches;
    this.announcement = announcement;
    if (this.tumbling) await this.#wait(TUMBLE);
    this.tumbling = false;
    await this.#wait(announcement.kind === 'three' && announcement.drawn ? READ_ROLL : READING[announcement.kind]);
  }

  /** Walk along the lane, leaving a trail. */
  async #walk(seat: string, spaces: number[]): Promise<void> {
    this.pace = Math.min(A_SPACE, WHOLE_WALK / Math.max(spaces.length - 1, 1));
    for (let k = 1; k < spaces.length; k++) {
      this.trail = { seat, spaces: spaces.slice(0, k) };
      this.standing[seat] = { at: spaces[k]!, jailed: false };
      if (!still.matches) await this.#wait(this.pace);
    }
    await this.#wait(BREATH);
  }

  /** Straight behind the bars, not along the lane. */
  async #jail(seat: string, at: number): Promise<void> {
    this.pace = GLIDE;
    this.trail = null;
    this.standing[seat] = { at, jailed: true };
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

export const animation = new Animation();
