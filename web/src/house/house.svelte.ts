// The way through the house: which table this screen is at, the lists of tables, and all that is asked about
// tables. The game of the table is `game`, its people are `people`.

import { connection } from '../net/connection.svelte';
import type { Answer, Command, News } from '../net/socket';
import type { Fault, TableLists, TableView } from '../protocol';
import { guest } from '../table/guest.svelte';
import { people } from '../table/people.svelte';
import { brought, BroughtRecord, StoredGame, type Source } from '../game/source';
import { game } from '../game/game.svelte';

/** The address of a table, and in it its code. */
const LINK = /^\/t\/([A-Za-z0-9]+)\/?$/;
/** The address of a game that is looked at. */
const LOOK = /^\/g\/([A-Za-z0-9]+)\/?$/;

/** The address of the boards of one's own, and of one of them. */
const BOARDS = /^\/boards(?:\/(\d+))?\/?$/;

/** The address of a book to be read. */
const BOOK = /^\/books\/([\w+-]+)\/?$/;

/** The address of a record of one's own. */
const BROUGHT = '/replay';

/** What goes with a command. */
type Asked<T extends Command['t']> = Omit<Extract<Command, { t: T }>, 't'>;

class House {
  /** What is on show; nothing before it is known where to go. Who is new has no game to go back to. */
  page = $state<'nothing' | 'lobby' | 'table' | 'replay' | 'boards' | 'book'>(
    location.pathname === '/' && guest.isNew ? 'lobby' : 'nothing',
  );
  /** The book that is read. */
  book = $state('');
  /** The game that is replayed. */
  replayed = $state.raw<Source | null>(null);
  /** The board of one's own that is worked on; empty: all of them are shown. */
  board = $state('');
  lists = $state.raw<TableLists | null>(null);
  /** The host has sent this guest away from a game. */
  removed = $state(false);
  /** A seat that was played here and is no more: it went to another device, or was freed. */
  lost = $state.raw<{ name: string; how: 'went' | 'freed' } | null>(null);
  /** This screen is giving its seats back itself. */
  #gives = false;
  #code = LINK.exec(location.pathname)?.[1] ?? '';
  /** This screen has left its table, and is still told of it. */
  #leaving = false;
  /** A key to a seat stands behind the #, which no server is sent. */
  #key = location.hash.slice(1);

  constructor() {
    connection.greeting = () => this.#greeting();
    connection.lost = (fault) => this.#lost(fault);
    connection.subscribe((message) => this.#hear(message));
    addEventListener('popstate', () => this.#follow());
    if ([LOOK, BOARDS, BOOK].some((page) => page.test(location.pathname)) || location.pathname === BROUGHT) this.#follow();
  }

  /** To where the address of the page leads. */
  #follow(): void {
    const code = LINK.exec(location.pathname)?.[1];
    const looked = LOOK.exec(location.pathname)?.[1];
    const boards = BOARDS.exec(location.pathname);
    const book = BOOK.exec(location.pathname)?.[1];
    if (code) void this.visit(code);
    else if (book) void this.read(book);
    else if (boards) void this.boards(boards[1] ?? '');
    else if (looked) void this.lookAt(looked);
    else if (location.pathname === BROUGHT && brought.text) void this.bring(brought.text);
    else void this.leave();
  }

  /** The link by which others come to the game. */
  get link(): string {
    return new URL(`/t/${people.table?.code ?? this.#code}`, location.href).href;
  }

  // --- the way to a table and away from it ------------------------------------------------------------

  /** Go to a table by its code. */
  async visit(code: string): Promise<void> {
    this.#forget();
    if (this.page === 'replay') this.page = 'nothing';
    const answer = await connection.send({ t: 'visit', code });
    if (answer.t === 'ack') return;
    await this.leave();
    if (answer.t === 'fault') connection.trouble = { fault: answer };
  }

  /** Lay a table and go there. */
  create = (asked: Asked<'create'>): Promise<Answer> => connection.send({ t: 'create', ...asked });

  /** Play again with the same people. */
  async rematch(): Promise<void> {
    const known = people.table?.rematch;
    if (known) await this.visit(known);
    else await connection.send({ t: 'rematch' });
  }

  /** Play again with the people of a table of mine whose game is over. */
  async rematchOf(code: string): Promise<void> {
    await this.visit(code);
    await this.rematch();
  }

  /** Leave the table for the lobby; seats are kept. */
  async leave(): Promise<void> {
    await this.#away('lobby', '/');
  }

  /** Go to the boards of one's own, or to one of them. */
  boards(key = ''): Promise<void> {
    this.board = key;
    return this.#away('boards', key ? `/boards/${key}` : '/boards');
  }

  /** Read about a book. */
  read(name: string): Promise<void> {
    this.book = name;
    return this.#away('book', `/books/${name}`);
  }

  /** Look at a game that the server keeps. */
  lookAt = (id: string): Promise<void> => this.look(new StoredGame(id), `/g/${id}`);

  /** Look at a record of one's own. */
  bring(text: string): Promise<void> {
    brought.keep(text);
    return this.look(new BroughtRecord(text), BROUGHT);
  }

  /** Look at a game from its beginning to its end, on the page with this address. */
  look(source: Source, path: string): Promise<void> {
    const away = this.#away('replay', path);
    this.replayed = source;
    return away;
  }

  /** Away from the table, to a page of another kind. */
  async #away(page: 'lobby' | 'replay' | 'boards' | 'book', path: string): Promise<void> {
    this.#forget();
    this.#code = '';
    this.page = page;
    if (location.pathname !== path) history.pushState(null, '', path);
    this.#leaving = true;
    await connection.send({ t: 'tables' });
    this.#leaving = false;
  }

  /** Say what I am called. */
  async rename(name: string): Promise<void> {
    guest.rename(name);
    await connection.send({ t: 'rename', name });
  }

  /** Delete me from this server, and begin again as somebody new; whether that was done. */
  async deleteMe(): Promise<boolean> {
    const answer = await connection.send({ t: 'delete-me' });
    if (answer.t !== 'ack') return false;
    guest.forget();
    location.assign('/');
    return true;
  }

  // --- at a table -------------------------------------------------------------------------------------

  sit = (place: number, name: string): Promise<Answer> => connection.send({ t: 'sit', place, name });
  stand = (place: number): Promise<Answer> => this.#give({ t: 'stand', place });
  change = (asked: Asked<'place'>): Promise<Answer> => connection.send({ t: 'place', ...asked });
  add = (asked: Asked<'add'>): Promise<Answer> => connection.send({ t: 'add', ...asked });
  drop = (place: number): Promise<Answer> => connection.send({ t: 'drop', place });
  swap = (place: number, other: number): Promise<Answer> => connection.send({ t: 'swap', place, other });
  ready = (ready: boolean): Promise<Answer> => connection.send({ t: 'ready', ready });
  propose = (asked: Asked<'propose'>): Promise<Answer> => connection.send({ t: 'propose', ...asked });
  begin = (): Promise<Answer> => connection.send({ t: 'begin' });
  giveUp = (): Promise<Answer> => connection.send({ t: 'give-up' });
  quit = (): Promise<Answer> => this.#give({ t: 'quit' });
  remove = (whom: string): Promise<Answer> => connection.send({ t: 'remove', guest: whom });
  showChances = (late: number): Promise<Answer> => connection.send({ t: 'chances', late });
  handOver = (whom: string): Promise<Answer> => connection.send({ t: 'hand', guest: whom });
  vote = (place: number, free: boolean): Promise<Answer> => connection.send({ t: 'vote', place, free });

  /** A link that moves a place of mine to the device that opens it, once; empty where none could be made. */
  async linkTo(place: number): Promise<string> {
    const answer = await connection.send({ t: 'pass', place });
    return answer.t === 'key' ? `${this.link}#${answer.key}` : '';
  }

  // --- what comes ---------------------------------------------------------------------------------------

  #greeting(): Command[] {
    const hello: Command = { t: 'hello', secret: guest.secret, name: guest.name };
    if (this.#code) return [hello, { t: 'visit', code: this.#code, ...game.known }];
    return this.page === 'nothing' ? [hello] : [hello, { t: 'tables' }];
  }

  #hear(message: News): void {
    switch (message.t) {
      case 'welcome':
        guest.id = message.guest;
        if (message.name && !guest.name) guest.rename(message.name);
        if (this.page === 'nothing' && !this.#code) void (message.latest ? this.visit(message.latest) : this.leave());
        break;
      case 'tables':
        this.lists = message;
        break;
      case 'table':
        if (this.#leaving) break;
        this.#noteLoss(message);
        people.table = message;
        this.#code = message.code;
        this.#remember();
        this.page = 'table';
        this.removed = false;
        void this.#takeSeat();
        break;
      case 'removed':
        this.removed = true;
        void this.leave();
    }
  }

  async #give(command: Command): Promise<Answer> {
    this.#gives = true;
    const answer = await connection.send(command);
    this.#gives = false;
    return answer;
  }

  /** Whose seat is played elsewhere now, or by nobody, is told why nothing is asked here any more. */
  #noteLoss(now: TableView): void {
    if (this.#gives || now.code !== people.table?.code) return;
    for (const { place, guest: whose, name } of people.mine) {
      const then = now.places.find((one) => one.place === place);
      if (then && then.guest !== whose) this.lost = { name, how: then.guest ? 'went' : 'freed' };
    }
  }

  /** Who came by a link with a key takes the seat that it is for. */
  async #takeSeat(): Promise<void> {
    const key = this.#key;
    this.#key = '';
    if (!key) return;
    history.replaceState(null, '', location.pathname);
    await connection.send({ t: 'take', key });
  }

  /** The table that the page's address names is not there. */
  #lost(fault: Fault): void {
    if (fault.key === 'no-table') void this.leave().then(() => (connection.trouble = { fault }));
  }

  #forget(): void {
    this.lost = null;
    people.table = null;
    this.replayed = null;
    game.clear();
  }

  /** The address of the page is that of the table: a reload comes back to it. */
  #remember(): void {
    const path = `/t/${this.#code}`;
    if (location.pathname === '/') history.pushState(null, '', path);
    else if (location.pathname.toUpperCase() !== path.toUpperCase()) history.replaceState(null, '', path);
  }
}

export const house = new House();
