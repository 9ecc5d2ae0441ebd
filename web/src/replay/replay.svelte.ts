// A game that is looked at again: which moment of it is on show, and the way from one to another. The board, the
// players and the matter in hand show `game` as they do at a table; here it is only brought to its moments.

import type { Entry, ReplayView, StateView, TurnStart } from '../protocol';
import { animation } from '../animation/animation.svelte';
import { changed } from '../game/changes';
import { game } from '../game/game.svelte';
import { momentIn } from '../navigation/moment';
import { Unread } from '../net/unread';
import type { Source } from '../game/source';
import { GLYPH_NAMES } from '../look/glyphs';
import { setTerms } from '../text/fluent.svelte';
import { after, before, decisionsOf, lastUpTo } from './moments';

/** How a game goes by: as it was played, decision by decision, or turn by turn. */
export const SPEEDS = ['film', 'quick', 'turns'] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long each moment stands, in milliseconds. */
const STANDS: Record<Speed, number> = { film: 700, quick: 350, turns: 900 };

/** How long a token takes to its new place, where no film shows its way. */
const GLIDE = 60;

/** A decision of a seat that might be made otherwise. */
export interface Otherwise {
  seat: string;
  /** The moves to choose from, in the notation and in words: first the better one, then the one that was made. */
  moves: { text: string; words: string }[];
}

class Replay {
  view = $state.raw<ReplayView | null>(null);
  /** Why there is nothing to be seen. */
  unread = $state.raw<Unread | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** After this many moves. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>('film');

  decisions = $derived(decisionsOf(this.entries));
  #starts = $derived(this.view?.turns.map(({ n }) => n) ?? []);
  /** The moves at which one can stop, turn by turn. */
  #turns = $derived([...new Set([0, ...this.#starts, this.view?.n ?? 0])]);

  #source: Source | null = null;
  #parts = new Map<number, Promise<StateView[]>>();
  /** The move it is going to. */
  #goal = 0;
  #film: Promise<void> = Promise.resolve();
  #next: ReturnType<typeof setTimeout> | undefined;

  /** The number of the turn at a moment, from 1; 0 ahead of the first. */
  turnAt = (at: number): number => lastUpTo(this.#starts, at) + 1;
  turn = $derived<TurnStart | undefined>(this.view?.turns[this.turnAt(this.at) - 1]);

  /** Look at a game, at the moment that the part of an address names, or at its beginning. */
  async open(source: Source, part: string): Promise<void> {
    this.close();
    this.#source = source;
    try {
      const view = await source.replay();
      const [book, entries] = await Promise.all([source.book(), source.entries(0, view.n + 1)]);
      if (this.#source !== source) return;
      game.clear();
      game.source = source;
      game.book = book;
      game.houseRules = view.house;
      game.own = view.own;
      game.banker = view.banker;
      setTerms(book.info);
      this.entries = entries;
      this.view = view;
      await this.go(momentIn(part, view.n) ?? 0);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      if (this.#source === source) this.unread = error;
    }
  }

  close(): void {
    this.stop();
    this.#source = null;
    this.#parts.clear();
    this.view = null;
    this.unread = null;
    this.entries = [];
    this.at = this.#goal = 0;
  }

  // --- the way --------------------------------------------------------------------------------------------

  /** Show a moment; with a film of what led to it, where it is the next. */
  async go(at: number, film = false): Promise<void> {
    if (!this.view) return;
    this.#goal = Math.min(Math.max(at, 0), this.view.n);
    const goal = this.#goal;
    animation.skip();
    const [state] = await Promise.all([this.#state(goal).catch(() => undefined), this.#film]);
    if (!state) this.stop(); // the connection is down, and the page says so
    if (goal !== this.#goal || !state) return;
    if (film && goal > this.at) {
      const events = this.entries.slice(this.at, goal).flatMap((entry) => entry.events);
      this.#film = animation.play(events, false, game.table, game.applyEvent) ?? Promise.resolve();
      await this.#film;
      if (goal !== this.#goal) return;
    } else animation.pace = GLIDE;
    this.at = goal;
    game.entries = this.entries.slice(0, goal);
    game.state = state;
    game.phase = state.awaits.kind === 'over' ? 'over' : 'playing';
    animation.recall(game.entries);
    animation.settle(state);
  }

  start = (): Promise<void> => this.#press(0);
  end = (): Promise<void> => this.#press(this.view?.n ?? 0);
  turnBefore = (): Promise<void> => this.#press(before(this.#turns, this.#goal));
  turnAfter = (): Promise<void> => this.#press(after(this.#turns, this.#goal));
  decisionBefore = (): Promise<void> => this.#press(before(this.decisions, this.#goal));
  decisionAfter = (): Promise<void> => this.#press(after(this.decisions, this.#goal), true);

  /** Somebody chose a moment: it plays on by itself no more. */
  #press(at: number, film = false): Promise<void> {
    this.stop();
    return this.go(at, film);
  }

  jump = (at: number): Promise<void> => this.#press(at);

  // --- playing --------------------------------------------------------------------------------------------

  play(): void {
    this.playing = true;
    if (this.at === this.view?.n) void this.go(0).then(() => this.#run());
    else void this.#run();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#next);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  async #run(): Promise<void> {
    if (!this.playing) return;
    const moments = this.speed === 'turns' ? this.#turns : this.decisions;
    await this.go(after(moments, this.#goal), this.speed === 'film');
    if (!this.playing) return;
    if (this.at === this.view?.n) this.stop();
    else this.#next = setTimeout(() => void this.#run(), STANDS[this.speed]);
  }

  // --- states ---------------------------------------------------------------------------------------------

  /** The state after a move: its part of the game is asked for once, and the next one ahead of time. */
  async #state(at: number): Promise<StateView | undefined> {
    if (!this.view) return undefined;
    const { n, part } = this.view;
    const first = at - (at % part);
    if (first + part <= n) void this.#part(first + part);
    return (await this.#part(first))[at - first];
  }

  #part(first: number): Promise<StateView[]> {
    const known = this.#parts.get(first);
    if (known || !this.#source) return known ?? Promise.resolve([]);
    const asked = this.#source.states(first).then(({ state, changes }) => {
      const states = [withTokens(state)];
      for (const change of changes) states.push(withTokens(changed(states.at(-1)!, change)));
      return states;
    });
    this.#parts.set(first, asked);
    asked.catch(() => this.#parts.delete(first));
    return asked;
  }
}

/** The players of an imported record have no tokens: give each of them one. */
function withTokens(state: StateView): StateView {
  if (state.seats.every(({ token }) => token)) return state;
  return { ...state, seats: state.seats.map((seat, k) => ({ ...seat, token: seat.token || GLYPH_NAMES[k]! })) };
}

export const replay = new Replay();
