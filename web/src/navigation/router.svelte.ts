// Where this screen is: at a table, in the lobby, or on another page with an address. The game of the table is `game`,
// its people are `people`; what is asked about tables is in `lobby`.

import { connection } from '../net/connection.svelte';
import type { Command } from '../net/socket';
import type { Fault } from '../protocol';
import { guest } from '../table/guest.svelte';
import { people } from '../table/people.svelte';
import { imported, ImportedRecord, StoredGame, type Source } from '../game/source';
import { game } from '../game/game.svelte';

/** The address of a table, and in it its code. */
const TABLE = /^\/t\/([A-Za-z0-9]+)\/?$/;

/** The pages with an address: how to recognise it, and how to open the page of what it names. A new page is a row here, with
    its part in `pages.ts` and its address in `PAGES` of the server. */
const ROUTES: readonly { address: RegExp; open: (router: Router, named: string) => Promise<void> }[] = [
  { address: TABLE, open: (router, code) => router.visit(code) },
  { address: /^\/g\/([A-Za-z0-9]+)\/?$/, open: (router, game) => router.lookAt(game) },
  { address: /^\/replay$/, open: (router) => (imported.text ? router.importRecord(imported.text) : router.leave()) },
  { address: /^\/boards(?:\/(\d+))?\/?$/, open: (router, key) => router.boards(key) },
  { address: /^\/books\/([\w+-]+)\/?$/, open: (router, edition) => router.read(edition) },
];

/** The pages away from a table; each is a part of `pages.ts`, but for the lobby. */
type Page = 'lobby' | 'replay' | 'boards' | 'book';

class Router {
  /** What is on show; nothing before it is known where to go. A new guest has no game to go back to. */
  page = $state<'nothing' | 'table' | Page>(location.pathname === '/' && guest.isNew ? 'lobby' : 'nothing');
  /** The edition that is read about. */
  book = $state('');
  /** The custom edition that is worked on; empty: all of them are shown. */
  board = $state('');
  /** The game that is replayed. */
  replayed = $state.raw<Source | null>(null);
  /** This screen has left its table, and is still told of it. */
  leaving = false;
  #code = TABLE.exec(location.pathname)?.[1] ?? '';
  /** A key to a seat stands behind the #, which no server is sent. */
  #key = location.hash.slice(1);

  constructor() {
    connection.greeting = () => this.#greeting();
    connection.lost = (fault) => this.#lost(fault);
    addEventListener('popstate', () => this.#follow());
    if (!this.#code && ROUTES.some(({ address }) => address.test(location.pathname))) this.#follow();
  }

  /** Go where the address of the page leads. */
  #follow(): void {
    for (const { address, open } of ROUTES) {
      const found = address.exec(location.pathname);
      if (found) return void open(this, found[1] ?? '');
    }
    void this.leave();
  }

  /** The link by which others come to the table. */
  get link(): string {
    return new URL(`/t/${people.table?.code ?? this.#code}`, location.href).href;
  }

  /** The key to a seat that the link had, once. */
  takeKey(): string {
    const key = this.#key;
    this.#key = '';
    if (key) history.replaceState(null, '', location.pathname);
    return key;
  }

  // --- to a table -------------------------------------------------------------------------------------

  /** Go to a table by its code. */
  async visit(code: string): Promise<void> {
    this.#forget();
    if (this.page === 'replay') this.page = 'nothing';
    const answer = await connection.send({ t: 'visit', code });
    if (answer.t === 'ack') return;
    await this.leave();
    if (answer.t === 'fault') connection.trouble = { fault: answer };
  }

  /** Go to the table where this guest was last, or to the lobby, if no address says where to go. */
  start(latest: string): void {
    if (this.page === 'nothing' && !this.#code) void (latest ? this.visit(latest) : this.leave());
  }

  /** Show the table with this code, and give the page its address: a reload comes back to it. */
  showTable(code: string): void {
    this.#code = code;
    const path = `/t/${code}`;
    if (location.pathname === '/') history.pushState(null, '', path);
    else if (location.pathname.toUpperCase() !== path.toUpperCase()) history.replaceState(null, '', path);
    this.page = 'table';
  }

  // --- to another page --------------------------------------------------------------------------------

  /** Leave the table for the lobby; seats are kept. */
  async leave(): Promise<void> {
    await this.#away('lobby', '/');
  }

  /** Go to the custom editions, or to one of them. */
  boards(key = ''): Promise<void> {
    this.board = key;
    return this.#away('boards', key ? `/boards/${key}` : '/boards');
  }

  /** Read about an edition. */
  read(edition: string): Promise<void> {
    this.book = edition;
    return this.#away('book', `/books/${edition}`);
  }

  /** Look at a game that the server keeps. */
  lookAt = (id: string): Promise<void> => this.look(new StoredGame(id), `/g/${id}`);

  /** Look at a record of one's own. */
  importRecord(text: string): Promise<void> {
    imported.keep(text);
    return this.look(new ImportedRecord(text), '/replay');
  }

  /** Look at a game from its beginning to its end, on the page with this address. */
  look(source: Source, path: string): Promise<void> {
    const away = this.#away('replay', path);
    this.replayed = source;
    return away;
  }

  /** Away from the table, to a page of another kind. */
  async #away(page: Page, path: string): Promise<void> {
    this.#forget();
    this.#code = '';
    this.page = page;
    if (location.pathname !== path) history.pushState(null, '', path);
    this.leaving = true;
    await connection.send({ t: 'tables' });
    this.leaving = false;
  }

  #forget(): void {
    people.lost = null;
    people.table = null;
    this.replayed = null;
    game.clear();
  }

  // --- the connection ---------------------------------------------------------------------------------

  #greeting(): Command[] {
    const hello: Command = { t: 'hello', secret: guest.secret, name: guest.name };
    if (this.#code) return [hello, { t: 'visit', code: this.#code, ...game.known }];
    return this.page === 'nothing' ? [hello] : [hello, { t: 'tables' }];
  }

  /** The table that the page's address names is not there. */
  #lost(fault: Fault): void {
    if (fault.key === 'no-table') void this.leave().then(() => (connection.trouble = { fault }));
  }
}

export const router = new Router();
