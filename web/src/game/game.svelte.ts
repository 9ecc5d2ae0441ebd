// The game as this screen knows it: the record, the state on show, what its persons may do, and the commands
// to the server. News are taken one after another, each after the animation of the one before.

import { connection } from '../net/connection.svelte';
import { patiently } from '../net/patiently';
import type { Answer, News } from '../net/socket';
import type {
  Act,
  ClockView,
  ClosedOffer,
  DeedView,
  Entry,
  EventView,
  FactView,
  HouseRule,
  OfferView,
  Orders,
  OwnEdition,
  ReasonView,
  SeatOptions,
  SeatView,
  StateView,
  Step,
  GameView,
} from '../protocol';
import type { Table } from '../animation/announcements';
import { setTerms, t } from '../text/fluent.svelte';
import { local } from '../text/names';
import { Book } from '../edition/book';
import { afterEvent, changed } from './changes';
import { settings } from '../settings/settings.svelte';
import { animation } from '../animation/animation.svelte';
import { people } from '../table/people.svelte';
import { times } from '../table/times.svelte';
import { StoredGame, type Source } from './source';

/** If more than this many moves behind the table, the animations are left out. */
const FAR_BEHIND = 4;

class Game {
  /** Nothing is known of a game yet, or it is on, or over. */
  phase = $state<'none' | 'playing' | 'over'>('none');
  book = $state.raw<Book | null>(null);
  entries = $state.raw<Entry[]>([]);
  state = $state.raw<StateView | null>(null);
  #options = $state.raw<SeatOptions[]>([]);
  /** The legal acts at this screen, for the seats that are still mine. */
  options = $derived(this.#options.filter(({ seat }) => people.isPlayedHere(seat)));
  offers = $state.raw<OfferView[]>([]);
  grace = $state.raw<{ seats: string[]; until: number } | null>(null);
  pace = $state(0);
  /** House rules of this table, and who only keeps the bank, if anybody. */
  houseRules = $state.raw<HouseRule[]>([]);
  banker = $state('');
  /** It plays by an edition of its own that is not the book as printed. */
  own = $state.raw<OwnEdition | null>(null);
  /** People roll and draw at a board of their own, and enter the outcomes here. */
  realBoard = $state(false);
  /** Its players may ask what each answer is worth. */
  advice = $state(false);
  /** The latest events, the whole of one step. */
  latest = $state.raw<EventView[]>([]);
  /** The facts that were corrected last. */
  corrected = $state.raw<FactView[]>([]);
  /** The time at which the bell of a timed game rings, by the clock of this screen; 0 for none. */
  until = $state(0);
  /** The offer that ended last and concerns a person at this screen, for a moment. */
  closed = $state.raw<ClosedOffer | null>(null);
  /** The source that it is read from. */
  source = $state.raw<Source | null>(null);
  /** Called if the game ends while it is on show. */
  ended: (() => void) | null = null;
  #game = '';
  #length = $state(0);
  #inbox: News[] = [];
  #handling = false;
  /** How often another game was gone to, or none. */
  #visit = 0;

  constructor() {
    connection.subscribe((message) => void this.#enqueue(message));
  }

  /** The game that is known here, and how many moves of its record. */
  get known(): { game: string; since: number } {
    return { game: this.#game, since: this.#length };
  }

  /** Forget the game: another table is gone to, or none. */
  clear(): void {
    this.#visit += 1;
    this.#game = '';
    this.#length = 0;
    this.#inbox = [];
    this.phase = 'none';
    this.source = null;
    this.book = null;
    this.state = null;
    this.entries = [];
    this.#options = [];
    this.offers = [];
    this.grace = null;
    this.closed = null;
  }

  /** The seats whose person sits at this screen. */
  persons = $derived(this.state?.seats.filter(({ seat }) => this.isMine(seat)) ?? []);

  /** Somebody who plays here may ask what each answer to the question is worth. */
  mayCompare = $derived(this.advice && !this.realBoard && this.persons.length > 0 && Boolean(this.state?.panel));

  /** A screen beside a real board at which nobody plays or keeps the bank: it only shows. */
  onlyShows = $derived(this.realBoard && !this.persons.length && !this.options.some(({ seat }) => seat === 'bank'));

  /** Rents that persons at this screen may still ask for. */
  due = $derived(
    this.state?.claims.filter(
      (claim) => !claim.asked && this.options.some(({ seat }) => seat === claim.owner),
    ) ?? [],
  );

  seat(id: string): SeatView | undefined {
    return this.state?.seats.find((seat) => seat.seat === id);
  }

  /** Is this a person who plays at this screen? */
  isMine(id: string): boolean {
    return people.isPlayedHere(id);
  }

  deed(id: string): DeedView | undefined {
    return this.state?.deeds.find((deed) => deed.deed === id);
  }

  optionsOf(seat: string): SeatOptions | undefined {
    return this.options.find((options) => options.seat === seat);
  }

  /** Show the board under another set of names; empty: as printed. */
  rename(names: string): void {
    settings.setNames(names);
    if (this.book) this.book = new Book(this.book.printed, names);
  }

  /** The name of a seat, or inside a sentence of the bank, the estate, or what lies on Free Parking by a house rule. */
  nameOf = (hand: string): string => {
    const who = hand === 'estate' && this.book?.info.parking_pot ? 'pot' : hand;
    return this.seat(hand)?.name ?? (hand ? t(`hand-${who}`) : '');
  };

  /** Make the move of an act, with the amount where it takes one. */
  play(act: Act, amount?: number): Promise<Answer> {
    const text = amount === undefined ? act.text : `${act.text} ${amount}`;
    return connection.send({ t: 'move', n: this.#length, text });
  }

  /** Sends what people did, or which dice and cards they got, in the notation. */
  say(text: string): Promise<Answer> {
    return connection.send({ t: 'move', n: this.#length, text });
  }

  /** Let the program roll, for the move of this text, or draw what is awaited. */
  letFall(text: string): Promise<Answer> {
    return connection.send({ t: 'fall', n: this.#length, text });
  }

  /** `word`: said with it. */
  offer(text: string, word: string): Promise<Answer> {
    return connection.send({ t: 'offer', text, word });
  }

  answer(offer: OfferView, answer: 'accept' | 'reject' | 'withdraw'): Promise<Answer> {
    return connection.send({ t: 'answer', offer: offer.offer, answer });
  }

  /** Would it be legal? Null when it would, or when the server cannot read it yet. */
  async why(text: string): Promise<ReasonView | null> {
    const answer = await connection.query({ t: 'why', text });
    return answer.t === 'judged' ? answer.reason : null;
  }

  standing(seat: string, claims: boolean): Promise<Answer> {
    return connection.send({ t: 'standing', seat, claims });
  }

  leaveOrders(seat: string, orders: Orders): Promise<Answer> {
    return connection.send({ t: 'orders', seat, orders });
  }

  setPace(ms: number): Promise<Answer> {
    this.pace = ms;
    return connection.send({ t: 'pace', ms });
  }

  async #enqueue(message: News): Promise<void> {
    this.#inbox.push(message);
    if (this.#handling) return;
    this.#handling = true;
    try {
      for (let next = this.#inbox.shift(); next; next = this.#inbox.shift()) {
        const going = this.#handle(next);
        if (going) await going; // what need not be waited for is drawn with what came after it
      }
    } finally {
      this.#handling = false;
    }
  }

  #handle(message: News): Promise<void> | undefined {
    switch (message.t) {
      case 'game':
        return this.#resume(message);
      case 'step':
        return this.#step(message);
      case 'options':
        if (message.game === this.#game) this.#options = message.seats;
        break;
      case 'offers':
        this.offers = message.offers;
        this.closed = message.closed.findLast(({ offer, how }) => this.#isNews(offer, how)) ?? this.closed;
        break;
      case 'grace':
        this.grace = message.seats.length ? message : null;
        break;
    }
    return undefined;
  }

  /** Events that a person at this screen has not caused. */
  #isNews(offer: OfferView, how: ClosedOffer['how']): boolean {
    const [made, received] = [this.isMine(offer.by), this.isMine(offer.to)];
    if (how === 'impossible' || how === 'lapsed') return made || received;
    return how === 'withdrawn' ? received && !made : made && !received;
  }

  async #resume(view: GameView): Promise<void> {
    const goesOn = view.game === this.#game && this.#length > 0;
    const source = this.#game === view.game && this.source ? this.source : new StoredGame(view.game);
    const known = goesOn ? this.#length : 0;
    const recent = view.entries[0]?.n ?? view.n + 1;
    const visit = this.#visit;
    const isCurrent = (): boolean => visit === this.#visit;
    const book = source === this.source ? this.book : await patiently(() => source.book(), isCurrent);
    const earlier = await patiently(() => source.entries(known, recent), isCurrent);
    if (!book || !earlier) return;
    this.book = book;
    this.source = source;
    const entries = [...earlier, ...view.entries];
    // Moves that were still waiting to be shown when the connection broke are shown again.
    const missed = entries.filter((entry) => entry.n > this.entries.length);
    this.entries = goesOn ? [...this.entries, ...missed] : entries;
    this.#game = view.game;
    this.#length = view.n;
    this.#options = view.options;
    this.offers = view.offers;
    this.grace = null;
    this.pace = view.pace;
    this.houseRules = view.house;
    this.banker = view.banker;
    this.realBoard = view.real_board;
    this.advice = view.advice;
    this.latest = this.entries.at(-1)?.events ?? [];
    this.corrected = this.entries.at(-1)?.corrected ?? [];
    this.own = view.own;
    this.until = view.clock ? endOf(view.clock) : 0;
    this.state = view.state;
    if (this.book) {
      animation.recall(this.entries);
      setTerms(this.book.info);
    }
    animation.settle(view.state);
    this.phase = view.state.awaits.kind === 'over' ? 'over' : 'playing';
  }

  #step(step: Step): Promise<void> | undefined {
    if (step.game !== this.#game || step.n < this.#length) return undefined;
    if (!step.entries.length) {
      this.#change(step.changes); // by something other than moves, such as a standing order
      return undefined;
    }
    if (step.n === this.#length) return undefined;
    this.#length = step.n;
    this.#options = [];
    const events = step.entries.flatMap((entry) => entry.events);
    this.latest = events;
    this.corrected = step.entries.flatMap((entry) => entry.corrected);
    const isBehind = this.#inbox.length > FAR_BEHIND || this.#isLeftToFinish;
    const before = this.state;
    const shown = this.realBoard ? undefined : animation.play(events, isBehind, this.table, this.applyEvent);
    if (shown) return shown.then(() => this.#commit(step, before));
    this.#commit(step, before);
    return undefined;
  }

  /** An event was shown: everything that is said of a seat follows the film, and an offer that was accepted is one no more. */
  applyEvent = (event: EventView): void => {
    if (this.state) this.state = afterEvent(this.state, event);
    if (event.kind === 'accepted') this.offers = this.offers.filter(({ by, to }) => by !== event.args.offerer || to !== event.seat);
  };

  /** The state that a step leads to from the one `before`, once it was shown. */
  #commit(step: Step, before: StateView | null): void {
    this.entries = [...this.entries, ...step.entries];
    const state = this.#change(step.changes, before);
    if (!state) return;
    animation.settle(state);
    if (state.bell) this.until = 0;
    if (state.awaits.kind === 'over') {
      this.phase = 'over';
      this.ended?.();
    }
  }

  /** The facts about this table that the register of announcements needs. */
  get table(): Table {
    return {
      isMine: (seat) => this.isMine(seat),
      startingCash: this.book?.info.starting_cash ?? 0,
      letters: (card) => local(this.book?.card(card).text ?? {}).length,
      isHurried: () => this.persons.some(({ seat }) => times.runs(seat)),
    };
  }

  /** The bots play to the end by themselves, and nobody waits to see each move. */
  get #isLeftToFinish(): boolean {
    return this.pace === 0 && (this.state?.only_bots ?? false);
  }

  /** The state with what has changed in it since `before`. */
  #change(changes: Step['changes'], before = this.state): StateView | null {
    if (this.state && before) this.state = changed(before, changes);
    return this.state;
  }
}

/** The clock of the server and that of this screen may differ: only what is left counts. */
const endOf = (clock: ClockView): number => Date.now() + (clock.until - clock.now) * 1000;

export const game = new Game();
