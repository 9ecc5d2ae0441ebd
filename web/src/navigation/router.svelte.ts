// The place of this screen: at a table, in the lobby, or on another page with an address. The game of the table is `game`,
// its people are `people`; what is asked about tables is in `lobby`.

import { connection } from '../net/connection.svelte';
import type { Command } from '../net/socket';
import type { Fault } from '../protocol';
import { guest } from '../table/guest.svelte';
import { people } from '../table/people.svelte';
import { game } from '../game/game.svelte';
import { address } from './address';

/** The address of a table, on a screen that people touch or on a television, and in it its code. */
const TABLE = /^\/(tv?)\/([A-Za-z0-9]+)\/?$/;
const pathTo = (code: string, way = 't'): string => `/${way}/${code}`;

class Router {
  /** The page on show: a table, the lobby, or a page of `pages.ts`; nothing until it is known. A new guest has
      no game to go back to. */
  page = $state(address.path === '/' && guest.isNew ? 'lobby' : 'nothing');
  /** The name in the address of the page: of a game or an edition; empty if there is none. */
  named = $state('');
  #addresses: Record<string, RegExp> = {};
  /** This screen has left its table, and still gets its messages. */
  leaving = false;
  #code = TABLE.exec(address.path)?.[2] ?? '';
  /** The table is shown to a room: nobody touches this screen. */
  television = $state(TABLE.exec(address.path)?.[1] === 'tv');
  /** A key to a seat stands behind the # of a table, which no server is sent. */
  #key = this.#code && address.part;

  constructor() {
    connection.greeting = () => this.#greeting();
    connection.lost = (fault) => this.#lost(fault);
    addEventListener('popstate', () => this.#follow());
  }

  /** Go where the address leads, if it is that of one of these pages: each name with its address, and in that what it names. */
  begin(addresses: Record<string, RegExp>): void {
    this.#addresses = addresses;
    if (this.#find()) this.#follow();
  }

  /** Go where the address leads. */
  #follow(): void {
    const [, way, code] = TABLE.exec(address.path) ?? [];
    this.television = way === 'tv';
    void (code ? this.visit(code) : this.go(address.path));
  }

  /** The page with the present address, and what that names. */
  #find(): { page: string; named: string } | undefined {
    for (const [page, pattern] of Object.entries(this.#addresses)) {
      const found = pattern.exec(address.path);
      if (found) return { page, named: found[1] ?? '' };
    }
    return undefined;
  }

  /** The link by which others come to the table. */
  get link(): string {
    return address.link(pathTo(people.table?.code ?? this.#code));
  }

  /** The key to a seat that the link had, once. */
  takeKey(): string {
    const key = this.#key;
    this.#key = '';
    if (key) address.replace(address.path);
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

  /** Show a table to a room. */
  async show(code: string): Promise<void> {
    this.television = true;
    address.push(pathTo(code, 'tv'));
    await this.visit(code);
  }

  /** Go to the table where this guest was last, or to the lobby, if no address says where to go. */
  start(latest: string): void {
    if (this.page === 'nothing' && !this.#code) void (latest ? this.visit(latest) : this.leave());
  }

  /** Show the table with this code, and give the page its address: a reload comes back to it. */
  showTable(code: string): void {
    this.#code = code;
    const path = pathTo(code, this.television ? 'tv' : 't');
    if (address.path === '/') address.push(path);
    else if (address.path.toUpperCase() !== path.toUpperCase()) address.replace(path);
    this.page = 'table';
  }

  // --- to another page --------------------------------------------------------------------------------

  /** Leave the table for the lobby; seats are kept. */
  leave = (): Promise<void> => this.go('/');

  /** Go to the custom editions, or to one of them. */
  boards = (key = ''): Promise<void> => this.go(key ? `/boards/${key}` : '/boards');

  /** Read about an edition. */
  read = (edition: string): Promise<void> => this.go(`/books/${edition}`);

  /** Look at a game that the server keeps, at a moment of it if `part` names one. */
  lookAt = (id: string, part = ''): Promise<void> => this.go(`/g/${id}`, part);

  /** Go away from the table to the page with this address; to the lobby if there is none. */
  async go(path: string, part = ''): Promise<void> {
    this.#forget();
    this.#code = '';
    this.television = false;
    if (address.path !== path) address.push(path, part);
    const { page, named } = this.#find() ?? { page: 'lobby', named: '' };
    if (page === 'lobby' && address.path !== '/') address.replace('/');
    this.page = page;
    this.named = named;
    this.leaving = true;
    await connection.send({ t: 'tables' });
    this.leaving = false;
  }

  #forget(): void {
    people.lost = null;
    people.table = null;
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
