// The table as this screen knows it: the record, the state on show, what its persons may do, and the
// commands to the server. News are taken one after another, each after the animation of the one before.

import { Socket, type Answer, type Command, type News } from '../net/socket';
import type {
  Act,
  Clock,
  ClockView,
  ClosedOffer,
  DeedView,
  EditionInfo,
  Entry,
  Fault,
  GameView,
  HouseRule,
  NewPlace,
  OfferView,
  OwnEdition,
  Phase,
  ReasonView,
  SeatOptions,
  SeatView,
  StateView,
  Step,
  TableView,
  Tables,
  Terms,
} from '../protocol';
import { speakAs, t } from '../text/fluent.svelte';
import { Book } from './book';
import { settings } from './settings.svelte';
import { animation } from './animation.svelte';
import { secret } from './guest';
import { localSeats } from './local-seats.svelte';

/** So many moves behind the table, the animations are left out. */
const FAR_BEHIND = 4;

/** People around one screen need none. */
const NO_CLOCK: Clock = { decision: 0, bank: 0, days: 0, auction: 0, away: 0 };

class Table {
  /** Where this screen is: at no table, at one that gathers its people, in a game, or after it. */
  phase = $state<'connecting' | 'lobby' | Phase>('connecting');
  /** The table with its people, where this screen is at one. */
  people = $state.raw<TableView | null>(null);
  /** My tables and the open ones, once they were asked for. */
  lists = $state.raw<Tables | null>(null);
  /** Who this browser is to the others. */
  me = $state('');
  book = $state.raw<Book | null>(null);
  entries = $state.raw<Entry[]>([]);
  state = $state.raw<StateView | null>(null);
  #options = $state.raw<SeatOptions[]>([]);
  /** What may be done at this screen. */
  options = $derived(this.#options.filter(({ seat }) => localSeats.plays(seat)));
  offers = $state.raw<OfferView[]>([]);
  grace = $state.raw<{ seats: string[]; until: number } | null>(null);
  pace = $state(0);
  /** House rules of this table, and who only keeps the bank, if anybody. */
  house = $state.raw<HouseRule[]>([]);
  banker = $state('');
  /** It plays by an edition of its own that is not the book as printed. */
  own = $state.raw<OwnEdition | null>(null);
  /** When the bell of a timed game rings, by the clock of this screen; 0 for none. */
  until = $state(0);
  connected = $state(true);
  /** A command is on its way and nothing has come of it yet. */
  asking = $state(0);
  /** The offer that ended last and concerns a person at this screen, for a moment. */
  closed = $state.raw<ClosedOffer | null>(null);
  /** A refusal or a fault that the person should read. */
  trouble = $state.raw<{ reason: ReasonView } | { fault: Fault } | null>(null);

  #game = $state('');
  #length = 0;
  #inbox: News[] = [];
  #taking = false;
  readonly #socket = new Socket({
    opening: () => this.#opening(),
    shut: () => this.#goNowhere(),
    news: (message) => void this.#take(message),
    connected: (yes) => (this.connected = yes),
  });

  /** Seats of this guest that he plays himself. */
  #mine = $derived(
    new Set(
      this.people?.places.filter((one) => one.guest === this.me && !one.bot).map(({ seat }) => seat),
    ),
  );

  /** The seats whose person sits at this screen. */
  persons = $derived(this.state?.seats.filter(({ seat }) => this.isHere(seat)) ?? []);

  /** Rents that persons at this screen may still ask for. */
  due = $derived(
    this.state?.claims.filter(
      (claim) => !claim.asked && this.options.some(({ seat }) => seat === claim.owner),
    ) ?? [],
  );

  /** Where the server gives out the record of this game. */
  get recordFile(): string {
    return `api/games/${this.people?.refused?.game ?? this.#game}/record`;
  }

  /** Where the server tells how this game differs from the printed book that its own edition extends. */
  get changes(): string {
    return `api/games/${this.#game}/changes`;
  }

  seat(id: string): SeatView | undefined {
    return this.state?.seats.find((seat) => seat.seat === id);
  }

  /** Is this a person who plays at this screen? */
  isHere(id: string): boolean {
    return this.#mine.has(id) && localSeats.plays(id);
  }

  deed(id: string): DeedView | undefined {
    return this.state?.deeds.find((deed) => deed.deed === id);
  }

  optionsOf(seat: string): SeatOptions | undefined {
    return this.options.find((options) => options.seat === seat);
  }

  /** Show the board under another set of names; empty: as printed. */
  rename(names: string): void {
    settings.call(names);
    if (this.book) this.book = new Book(this.book.printed, names);
  }

  /** The name of a seat, or of the bank and the estate inside a sentence. */
  nameOf = (hand: string): string => this.seat(hand)?.name ?? (hand ? t(`hand-${hand}`) : '');

  /** Begin a game with these people at this screen. */
  start(terms: Pick<Terms, 'edition' | 'house' | 'minutes'>, places: NewPlace[]): Promise<Answer> {
    const agreed: Terms = { ...terms, claims: 'automatic', clock: NO_CLOCK, listed: false };
    return this.#ask({ t: 'create', terms: agreed, places, begin: true });
  }

  /** Go to a table. */
  visit(code: string): Promise<Answer> {
    return this.#ask({ t: 'visit', code });
  }

  /** Make the move of an act, with the amount where it takes one. */
  play(act: Act, amount?: number): Promise<Answer> {
    const text = amount === undefined ? act.text : `${act.text} ${amount}`;
    return this.#ask({ t: 'move', n: this.#length, text });
  }

  offer(text: string): Promise<Answer> {
    return this.#ask({ t: 'offer', text });
  }

  answer(offer: OfferView, answer: 'accept' | 'reject' | 'withdraw'): Promise<Answer> {
    return this.#ask({ t: 'answer', offer: offer.offer, answer });
  }

  /** Would it be legal? Null when it would, or when the server cannot read it yet. */
  async why(text: string): Promise<ReasonView | null> {
    const answer = await this.#socket.ask({ t: 'why', text });
    return answer.t === 'judged' ? answer.reason : null;
  }

  standing(seat: string, claims: boolean): Promise<Answer> {
    return this.#ask({ t: 'standing', seat, claims });
  }

  setPace(ms: number): Promise<Answer> {
    this.pace = ms;
    return this.#ask({ t: 'pace', ms });
  }

  /** Leave the final table for the lobby of a new game. */
  leave(): void {
    this.#goNowhere();
    void this.#ask({ t: 'tables' });
  }

  /** What a line begins with. */
  #opening(): Command[] {
    const hello: Command = { t: 'hello', secret };
    const code = this.people?.code ?? codeInAddress();
    if (!code) return [hello];
    return [hello, { t: 'visit', code, game: this.#game, since: this.#length }];
  }

  /** This screen is at no table. */
  #goNowhere(): void {
    this.people = null;
    this.phase = 'lobby';
    history.replaceState(null, '', location.pathname);
  }

  async #ask(command: Command): Promise<Answer> {
    this.asking += 1;
    this.trouble = null;
    const answer = await this.#socket.ask(command);
    this.asking -= 1;
    if (answer.t === 'refused') this.trouble = { reason: answer.reason };
    else if (answer.t === 'fault') this.trouble = { fault: answer };
    return answer;
  }

  async #take(message: News): Promise<void> {
    this.#inbox.push(message);
    if (this.#taking) return;
    this.#taking = true;
    for (let next = this.#inbox.shift(); next; next = this.#inbox.shift()) await this.#carryOut(next);
    this.#taking = false;
  }

  async #carryOut(message: News): Promise<void> {
    switch (message.t) {
      case 'welcome':
        this.me = message.guest;
        if (this.people || codeInAddress()) break;
        if (message.latest) void this.visit(message.latest);
        else this.phase = 'lobby';
        break;
      case 'table':
        this.people = message;
        history.replaceState(null, '', `#${message.code}`);
        if (message.refused) this.phase = 'lobby';
        else if (message.phase === 'gathering' || message.phase === 'given-up') this.phase = message.phase;
        break;
      case 'tables':
        this.lists = message;
        break;
      case 'removed':
        this.#goNowhere();
        break;
      case 'game':
        await this.#resume(message);
        break;
      case 'step':
        await this.#step(message);
        break;
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
  }

  /** What a person at this screen has not done himself. */
  #isNews(offer: OfferView, how: ClosedOffer['how']): boolean {
    const [made, received] = [this.isHere(offer.by), this.isHere(offer.to)];
    if (how === 'lapsed') return made || received;
    return how === 'withdrawn' ? received && !made : made && !received;
  }

  async #resume(view: GameView): Promise<void> {
    const goesOn = view.game === this.#game && this.#length > 0;
    if (!this.book || view.game !== this.#game) this.book = await readBook(view.game);
    // Moves that were still waiting to be shown when the line broke are told again.
    const missed = view.entries.filter((entry) => entry.n > this.entries.length);
    this.entries = goesOn ? [...this.entries, ...missed] : view.entries;
    this.#game = view.game;
    localSeats.begin(view.game);
    this.#length = view.n;
    this.#options = view.options;
    this.offers = view.offers;
    this.grace = null;
    this.pace = view.pace;
    this.house = view.house;
    this.banker = view.banker;
    this.own = view.own;
    this.until = view.clock ? endOf(view.clock) : 0;
    this.state = view.state;
    if (this.book) {
      animation.recall(this.entries);
      speakAs(this.book.info);
    }
    animation.settle(view.state);
    this.phase = view.state.awaits.kind === 'over' ? 'over' : 'playing';
  }

  async #step(step: Step): Promise<void> {
    if (step.game !== this.#game || step.n < this.#length) return;
    if (!step.entries.length) {
      this.state = step.state; // something beside the moves, such as a standing order
      return;
    }
    if (step.n === this.#length) return;
    this.#length = step.n;
    this.#options = [];
    const events = step.entries.flatMap((entry) => entry.events);
    await animation.play(events, this.#inbox.length > FAR_BEHIND);
    this.entries = [...this.entries, ...step.entries];
    this.state = step.state;
    animation.settle(step.state);
    if (step.state.bell) this.until = 0;
    if (step.state.awaits.kind === 'over') this.phase = 'over';
  }
}

/** The code of the table that the address of this page leads to; a link to a table ends with it. */
const codeInAddress = (): string => /^#([A-Za-z0-9]{6})\b/.exec(location.hash)?.[1] ?? '';

/** The clock of the server and that of this screen may differ: only what is left counts. */
const endOf = (clock: ClockView): number => Date.now() + (clock.until - clock.now) * 1000;

/** The edition as this table plays it, house rules included. */
async function readBook(game: string): Promise<Book> {
  const answer = await fetch(`api/games/${game}/edition`);
  if (!answer.ok) throw new Error(`game ${game}: ${answer.status}`);
  return new Book((await answer.json()) as EditionInfo, settings.names);
}

export const table = new Table();
