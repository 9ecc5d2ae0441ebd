// The film of what just happened: dice tumble, the token walks, money travels, a card lies open. It only shows; the
// state that follows is drawn when it ends. Any input skips what is on show: the way to the next announcement, or an announcement.

import type { Entry, EventView, StateView } from '../protocol';
import { announcementsAt, diceOf, type Announcement, type Table } from './announcements';
import { allLie, KNOCK, LIES, OTHERS, REST, thrownDice, type Throw, type ThrownDie } from './throw';
import { FACTOR } from '../settings/tempo';
import { cueOf } from '../sound/events';
import { sound } from '../sound/sound.svelte';
import { settings } from '../settings/settings.svelte';

const A_SPACE = 90;
const WHOLE_WALK = 900;
const GLIDE = 240;
const READ_ROLL = 1000;
/** A receipt slides in, then its notes leave one after another, and when the first arrives, the cash changes. */
const RECEIPT = 620;
const FLIGHT = 560;
const STAMP = 120;
const BREATH = 200;
const DEAL = 160;
const RINGING = 2200;

/** How many entries of the record can concern the move that is on show. */
const MEMORY = 12;

/** A drawn card lies open until one of these. */
const CLEARS = new Set(['turn-began', 'threw', 'threw-for-rent', 'rolled-off']);

/** Throws that move a token or set who begins: their dice lie on the stage until the turn is over. */
const MOVING = new Set(['threw', 'threw-for-rent', 'rolled-off']);

/** These are heard however far behind this screen is. */
const LOUD = new Set(['went-bankrupt', 'game-over', 'richest']);

/** The place where a token is drawn. */
export interface Standing {
  at: number;
  jailed: boolean;
}

/** The spaces a token came over, the first being where it started. */
export interface Trail {
  seat: string;
  spaces: number[];
}

type Shown = (event: EventView) => void;

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Animation {
  standing = $state<Record<string, Standing>>({});
  dice = $state<number[]>([]);
  /** Dice fly across the stage or have just come to rest on it, and whether they still tumble. */
  thrown = $state.raw<Throw | null>(null);
  tumbling = $state(false);
  /** The roll of a turn, or for a rent or the first turn, whose dice these are. */
  roll = $state.raw<EventView | null>(null);
  trail = $state<Trail | null>(null);
  /** Id of the card that was drawn last in this turn, and whether it is just being turned up. */
  card = $state('');
  turningUp = $state(false);
  /** The event that the stage shows now, and how far it has come: money travels, then it is stamped. */
  announcement = $state.raw<Announcement | null>(null);
  travelling = $state(false);
  settled = $state(false);
  /** The bar of the announcement runs: for so long. 0: not yet, or it waits for somebody. */
  holding = $state(0);
  /** Somebody holds the announcement. */
  held = $state(false);
  /** The events of the step so far. */
  shownEvents = $state.raw<EventView[]>([]);
  /** The Roll Three card that was drawn last. */
  drawn = $state('');
  /** The deed that is being dealt before the first roll, and to whom. */
  dealing = $state.raw<{ seat: string; deed: string } | null>(null);
  /** The bell of a timed game is just ringing. */
  ringing = $state(false);
  /** How long a token takes from one space to the next, in milliseconds. */
  pace = $state(A_SPACE);
  running = $state(false);

  #skipping = false;
  #paused: Promise<void> | null = null;
  #resume: () => void = () => {};
  #wake: (() => void) | null = null;

  /** Show nothing more until `resume`: somebody reads. */
  pause(): void {
    this.#paused ??= new Promise((resume) => (this.#resume = resume));
  }

  resume(): void {
    this.#paused = null;
    this.#resume();
  }

  /** Show the rest at once, up to the next announcement; an announcement that is held stays. */
  skip(): void {
    if (!this.running || this.held) return;
    this.#skipping = true;
    this.#wake?.();
  }

  /** Keep the announcement on show, until somebody continues. */
  hold(): void {
    if (!this.announcement) return;
    this.held = true;
    this.#wake?.();
  }

  goOn(): void {
    this.held = false;
    this.skip();
  }

  /** Play the events of one step; nothing to wait for where all is shown at once. `hurry`: only what must not be missed is shown. `onShown`: an event was, and what it changed may be seen. */
  play(events: EventView[], hurry: boolean, table: Table, onShown: Shown): Promise<void> | undefined {
    if (this.#factor || this.#paused) return this.#playAnimated(events, hurry, table, onShown);
    for (const [k, event] of events.entries()) {
      this.#sound(event, events[k + 1], table, hurry);
      this.#record(event);
    }
    return undefined;
  }

  async #playAnimated(events: EventView[], hurry: boolean, table: Table, onShown: Shown): Promise<void> {
    this.running = true;
    this.shownEvents = [];
    this.#skipping = hurry;
    for (const [k, event] of events.entries()) {
      await this.#paused;
      this.#sound(event, events[k + 1], table, hurry);
      await this.#show(event, table.isMine(event.seat));
      this.shownEvents = events.slice(0, k + 1);
      let seen = false;
      const change = (): void => {
        if (!seen) onShown(event);
        seen = true;
      };
      for (const announcement of announcementsAt(events, k, table)) {
        if (!announcement.purses.length) change();
        if (this.#factor && (announcement.mine || !hurry)) await this.#stage(announcement, hurry, change);
      }
      change();
    }
    this.announcement = null;
    this.dealing = null;
    this.running = false;
  }

  /** Import the picture into line with the state. */
  settle(state: StateView): void {
    this.standing = Object.fromEntries(
      state.seats.map((seat) => [seat.seat, { at: seat.at, jailed: seat.jail_turn > 0 }]),
    );
    this.turningUp = false;
    this.ringing = false;
    this.announcement = null;
    this.shownEvents = [];
  }

  /** Show what the record left behind: the way of the last move, the card of the turn. */
  recall(entries: Entry[]): void {
    this.dice = [];
    this.trail = null;
    this.card = '';
    for (const { events } of entries.slice(-MEMORY)) events.forEach((event) => this.#record(event));
  }

  /** Keep what an event leaves behind when it has been shown. */
  #record(event: EventView): void {
    if (event.kind === 'moved') this.trail = { seat: event.seat, spaces: event.path.slice(0, -1) };
    else if (event.kind === 'jailed') this.trail = null;
    if (event.kind === 'drew') this.card = event.args.card;
    else if (CLEARS.has(event.kind)) this.card = '';
    if (event.kind === 'turn-began') this.dice = [];
    else if (MOVING.has(event.kind)) this.dice = event.dice;
  }

  /** Play the sound of an event; money paid on the stage is heard there. */
  #sound(event: EventView, next: EventView | undefined, table: Table, hurry: boolean): void {
    if (document.hidden || (hurry && !LOUD.has(event.kind))) return;
    if (event.kind === 'rent-claimed' && next?.kind === 'paid') return;
    const found = cueOf(event, table.isMine);
    if (found?.cue === 'dice' && this.#factor) return; // heard when they knock on the table
    if (found && !(event.purses.length && this.#factor && (event.kind === 'paid' || event.kind === 'salary') && found.mine)) {
      sound.play(found.cue, found.mine);
    } else if (!found && event.kind !== 'moved' && event.kind !== 'turn-began') sound.play('wire', false);
  }

  async #show(event: EventView, mine: boolean): Promise<void> {
    if (CLEARS.has(event.kind)) {
      this.card = '';
      this.dealing = null;
    }
    if (event.kind === 'turn-began') this.dice = []; // nobody's dice lie beside the name of the next
    switch (event.kind) {
      case 'rolled-off':
      case 'threw':
      case 'threw-for-rent':
        this.dice = event.dice;
        this.roll = event;
        await this.#throw(event.seat, thrownDice(event.dice), mine);
        this.roll = null;
        break;
      case 'moved':
        await this.#walk(event.seat, event.path);
        break;
      case 'jailed':
        await this.#jail(event.seat, event.path[0] ?? 0);
        break;
      case 'drew':
        this.card = event.args.card;
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

  /** Dice fly, knock, lie still, and are looked at; the pace for which others have no time to fly has them lie there at once. */
  async #throw(seat: string, dice: ThrownDie[], mine: boolean): Promise<void> {
    if (this.#skipping) return;
    const longer = mine ? 1 : OTHERS;
    const flies = !still.matches && (mine || settings.pace !== 'quick');
    this.thrown = { seat, dice, mine, began: performance.now(), factor: flies ? longer * this.#factor : 0 };
    this.tumbling = flies;
    if (flies) {
      await this.#wait(KNOCK * longer);
      sound.play('dice', mine);
      await this.#wait((LIES - KNOCK) * longer);
      sound.play('dice', mine);
      await this.#wait((allLie(dice) - LIES) * longer);
    } else sound.play('dice', mine);
    this.tumbling = false;
    await this.#wait(REST * longer);
    this.thrown = null;
  }

  /** Show an announcement: its dice tumble, money travels and with it the cash will `change`, then it stays open to be read. */
  async #stage(announcement: Announcement, hurry: boolean, change: () => void): Promise<void> {
    this.#skipping = false; // it is not to be missed, however far behind this screen is
    if (announcement.kind === 'three' && announcement.drawn) this.drawn = announcement.drawn;
    if (announcement.kind === 'card') this.turningUp = true;
    this.settled = false;
    this.announcement = announcement;
    const dice = diceOf(announcement);
    if (dice.length) await this.#throw(announcement.seat, dice, announcement.mine);
    if (announcement.purses.length && (announcement.kind === 'rent' || announcement.kind === 'money')) await this.#pay(announcement, change);
    this.settled = true;
    await this.#read(announcement.kind === 'three' && announcement.drawn ? READ_ROLL : announcement.reading, announcement.waits);
    this.announcement = null;
    this.turningUp = false;
    this.held = false;
    this.#skipping = hurry;
  }

  /** Send the notes; when the first has come, the cash changes. */
  async #pay(announcement: Announcement, change: () => void): Promise<void> {
    sound.play('slip', announcement.mine);
    await this.#wait(RECEIPT);
    this.travelling = !this.#skipping && !still.matches;
    sound.play('note', announcement.mine);
    if (this.travelling) await this.#wait(FLIGHT);
    change();
    const great = announcement.kind === 'rent' && announcement.great;
    sound.play(great ? 'great' : announcement.gains ? 'rent-in' : 'rent-out', announcement.mine);
    await this.#wait(STAMP);
    sound.play('stamp', announcement.mine);
    this.travelling = false;
  }

  /** An announcement lies open for so long, or for as long as it is held or waited for. */
  async #read(ms: number, waits: boolean): Promise<void> {
    if (this.#skipping) return;
    if (waits) await this.#until();
    else {
      this.holding = ms * this.#factor;
      await this.#wait(ms);
    }
    if (this.held) await this.#until();
    this.holding = 0;
  }

  /** Wait until somebody continues. */
  #until(): Promise<void> {
    return new Promise((done) => {
      this.#wake = () => {
        if (this.held) return;
        this.#wake = null;
        done();
      };
    });
  }

  /** Walk along the lane, leaving a trail. */
  async #walk(seat: string, spaces: number[]): Promise<void> {
    this.pace = Math.min(A_SPACE, WHOLE_WALK / Math.max(spaces.length - 1, 1));
    for (let k = 1; k < spaces.length; k++) {
      this.trail = { seat, spaces: spaces.slice(0, k) };
      this.standing[seat] = { at: spaces[k]!, jailed: false };
      if (!this.#skipping) sound.play(spaces[k] === 0 ? 'go' : 'step');
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

  /** How long everything takes, for 1 at the usual pace. */
  get #factor(): number {
    return document.hidden ? 0 : FACTOR[settings.pace];
  }

  #wait(ms: number): Promise<void> {
    const time = ms * this.#factor;
    if (this.#skipping || time === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
  }
}

export const animation = new Animation();
