// The custom boards that this browser keeps: what was changed of which edition. The server has none of them.

import { read } from '../net/unread';
import type { EditionBrief, OpenedBoard, OwnBoard, OwnBoardView } from '../protocol';
import { keeper, settings } from '../settings/settings.svelte';
import { same, unlike, type Changes } from './words';

export interface KeptBoard {
  /** By which this browser knows it, whatever it is called. */
  key: string;
  base: string;
  title: string;
  changes: Changes;
  /** How the lobby shows it, as far as it can be played. */
  brief: EditionBrief | null;
}

const KEY = 'passgo-boards';

function stored(kept: ReturnType<typeof keeper>): KeptBoard[] {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '[]') as KeptBoard[];
  } catch {
    return [];
  }
}

class Kept {
  readonly #kept = keeper();
  boards = $state.raw<KeptBoard[]>(stored(this.#kept));

  /** Those that can be played, as the lobby shows them. */
  briefs = $derived(this.boards.flatMap(({ brief }) => (brief ? [brief] : [])));

  find = (key: string): KeptBoard | undefined => this.boards.find((one) => one.key === key);

  /** The board that the lobby knows by this id. */
  ofEdition = (id: string): KeptBoard | undefined => this.boards.find(({ brief }) => brief?.id === id);

  /** Begin one on an edition; gives its key. */
  begin(base: string, title: string): string {
    return this.take({ base, title, changes: {} });
  }

  /** Keep a board that comes from a file as well; gives its key. */
  take({ base, title, changes }: OwnBoard): string {
    const numbers = this.boards.map(({ key }) => Number(key));
    const key = String(Math.max(0, ...numbers) + 1);
    const called = unlike(title, this.boards.map((one) => one.title));
    this.#write([...this.boards, { key, base, title: called, changes, brief: null }]);
    return key;
  }

  keep(board: KeptBoard): void {
    this.#write(this.boards.map((one) => (one.key === board.key ? board : one)));
  }

  /** How the lobby shows a board, as the server described it; nothing if it was changed since. */
  describe(board: KeptBoard, brief: EditionBrief | null): void {
    const now = this.find(board.key);
    if (now && same(now.changes, board.changes)) this.keep({ ...now, brief });
  }

  drop(key: string): void {
    this.#write(this.boards.filter((one) => one.key !== key));
  }

  #write(boards: KeptBoard[]): void {
    this.boards = boards;
    try {
      this.#kept.setItem(KEY, JSON.stringify(boards));
    } catch {
      // a page that may keep no more: the boards stay until it is closed
    }
  }
}

export const kept = new Kept();

/** A board as the server is asked about it. */
export const asked = ({ base, title, changes }: KeptBoard): OwnBoard => ({ base, title, changes });

/** Asks the server about a board; if it cannot be played, the answer says what is wrong. */
export const lookThrough = (board: KeptBoard): Promise<OwnBoardView> =>
  read<OwnBoardView>(`/api/boards?lang=${settings.language}`, { method: 'POST', body: JSON.stringify(asked(board)) });

/** The board that a file holds, or why it cannot be opened. */
export const fromFile = (text: string): Promise<OpenedBoard> =>
  read<OpenedBoard>(`/api/boards/opened?lang=${settings.language}`, { method: 'POST', body: JSON.stringify({ text }) });
