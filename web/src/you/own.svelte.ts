// A person's own games as the host puts them together: those of its tables, and those of files, which this browser keeps.

import { read, Unread } from '../net/unread';
import type { OwnGame, OwnGames } from '../protocol';
import { guest } from '../table/guest.svelte';

/** The answer to a file, or to games of one that was read before, that the host cannot read. */
const UNREADABLE = [413, 422];

const ask = (games = ''): Promise<OwnGames> =>
  read('/api/you', games ? { ...guest.asks, method: 'POST', body: games } : guest.asks);
const asFile = (games: OwnGame[]): string => (games.length ? JSON.stringify({ games }) : '');
const fromFiles = ({ games }: OwnGames): OwnGame[] => games.filter((game) => game.from_file);

class Own {
  view = $state.raw<OwnGames | null>(null);
  /** Why there is none. */
  unread = $state.raw<Unread | null>(null);
  /** Why the host cannot read the games of files that this browser keeps. */
  fault = $state('');
  /** Games of files that are shown. */
  readonly fromFiles = $derived(this.view ? fromFiles(this.view).length : 0);

  /** How often it was asked for: an answer is late if it was asked for again. */
  #asked = 0;

  async look(): Promise<void> {
    const asked = ++this.#asked;
    let [fault, unread]: [string, Unread | null] = ['', null];
    const view = await ask(guest.games)
      .catch((error: unknown) => {
        if (!(error instanceof Unread) || !UNREADABLE.includes(error.status)) throw error;
        fault = error.text;
        return ask();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unread)) throw error;
        unread = error;
        return null;
      });
    if (asked === this.#asked) Object.assign(this, { view, fault, unread });
  }

  /** Add the games of a file; returns how many there are more, and whether the browser keeps them. Throws Unread: nothing has changed then. */
  async bring(file: File): Promise<{ added: number; kept: boolean }> {
    const found = fromFiles(await ask(await file.text()));
    const before = this.view ? this.view.games.length : 0;
    this.#asked++;
    this.view = await ask(asFile([...(this.view ? fromFiles(this.view) : []), ...found]));
    this.fault = '';
    return { added: this.view.games.length - before, kept: guest.keepGames(asFile(fromFiles(this.view))) };
  }

  /** Forget the games of all files. */
  drop = async (): Promise<void> => {
    guest.keepGames('');
    await this.look();
  };
}

export const own = new Own();
