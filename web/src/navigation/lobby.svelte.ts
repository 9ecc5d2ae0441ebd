// The tables of the server: their lists, and all that is asked about a table and its seats.

import { connection } from '../net/connection.svelte';
import type { Answer, Command, News } from '../net/socket';
import type { TableLists, TableView } from '../protocol';
import { notices } from '../notices/notices.svelte';
import { guest } from '../table/guest.svelte';
import { people } from '../table/people.svelte';
import { address } from './address';
import { router } from './router.svelte';

/** The arguments of a command. */
type Asked<T extends Command['t']> = Omit<Extract<Command, { t: T }>, 't'>;

class Lobby {
  lists = $state.raw<TableLists | null>(null);
  /** The host has removed this guest from a table. */
  removed = $state(false);
  /** This screen is giving its seats back itself. */
  #gives = false;

  constructor() {
    connection.subscribe((message) => this.#receive(message));
  }

  /** Create a table and go there. */
  create = (asked: Asked<'create'>): Promise<Answer> => connection.send({ t: 'create', ...asked });

  /** Play again with the same people. */
  async rematch(): Promise<void> {
    const known = people.table?.rematch;
    if (known) await router.visit(known);
    else await connection.send({ t: 'rematch' });
  }

  /** Play again with the people of a table of mine whose game is over. */
  async rematchOf(code: string): Promise<void> {
    await router.visit(code);
    await this.rematch();
  }

  // --- circles ----------------------------------------------------------------------------------------

  found = (name: string): Promise<Answer> => connection.send({ t: 'found-circle', name });
  join = (key: string): Promise<Answer> => connection.send({ t: 'join-circle', key });
  renewLink = (circle: string): Promise<Answer> => connection.send({ t: 'renew-link', circle });
  renameCircle = (circle: string, name: string): Promise<Answer> => connection.send({ t: 'rename-circle', circle, name });
  countEvenings = (circle: string, points: string | null): Promise<Answer> => connection.send({ t: 'count-evenings', circle, points });
  leaveCircle = (circle: string): Promise<Answer> => connection.send({ t: 'leave-circle', circle });
  removeMember = (circle: string, whom: string): Promise<Answer> => connection.send({ t: 'remove-member', circle, guest: whom });
  playTogether = (circle: string): Promise<Answer> => connection.send({ t: 'play-together', circle });

  /** The link by which others join a circle; only who has just made it has its key. */
  linkOf = (key: string): string => address.link('/join', key);

  // --- this person --------------------------------------------------------------------------------------

  /** Say what I am called. */
  async rename(name: string): Promise<void> {
    guest.rename(name);
    await connection.send({ t: 'rename', name });
  }

  /** Delete me from this server, and begin again as somebody new; whether that was done. */
  async deleteMe(): Promise<boolean> {
    const answer = await connection.send({ t: 'delete-me' });
    if (answer.t !== 'ack') return false;
    await notices.want(false);
    guest.forget();
    address.replace('/');
    location.reload();
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
  agreeToEnd = (agree: boolean): Promise<Answer> => connection.send({ t: 'agree-end', agree });
  quit = (): Promise<Answer> => this.#give({ t: 'quit' });
  remove = (whom: string): Promise<Answer> => connection.send({ t: 'remove', guest: whom });
  showChances = (late: number): Promise<Answer> => connection.send({ t: 'chances', late });
  handOver = (whom: string): Promise<Answer> => connection.send({ t: 'hand', guest: whom });
  vote = (place: number, free: boolean): Promise<Answer> => connection.send({ t: 'vote', place, free });

  /** A link that moves a place of mine to the device that opens it, once; empty where none could be made. */
  async linkTo(place: number): Promise<string> {
    const answer = await connection.send({ t: 'pass', place });
    return answer.t === 'key' ? `${router.link}#${answer.key}` : '';
  }

  async #give(command: Command): Promise<Answer> {
    this.#gives = true;
    const answer = await connection.send(command);
    this.#gives = false;
    return answer;
  }

  // --- what comes ---------------------------------------------------------------------------------------

  #receive(message: News): void {
    switch (message.t) {
      case 'welcome':
        guest.id = message.guest;
        if (message.name && !guest.name) guest.rename(message.name);
        router.start(message.latest);
        break;
      case 'tables':
        this.lists = message;
        break;
      case 'table':
        if (router.leaving) break;
        this.#noteLoss(message);
        people.table = message;
        router.showTable(message.code);
        this.removed = false;
        void this.#takeSeat();
        break;
      case 'removed':
        this.removed = true;
        void router.leave();
    }
  }

  /** If my seat is played elsewhere now, or by nobody, say why nothing is asked here any more. */
  #noteLoss(now: TableView): void {
    if (this.#gives || now.code !== people.table?.code) return;
    for (const { place, guest: whose, name } of people.mine) {
      const then = now.places.find((one) => one.place === place);
      if (then && then.guest !== whose) people.lost = { name, how: then.guest ? 'went' : 'freed' };
    }
  }

  /** Take the seat that a link with a key is for. */
  async #takeSeat(): Promise<void> {
    const key = router.takeKey();
    if (key) await connection.send({ t: 'take', key });
  }
}

export const lobby = new Lobby();
