// The books that can be played by and the bots that can be played with, as the server lists them.

import { connection } from '../net/connection.svelte';
import { read, Unread } from '../net/unread';
import { asked, kept, lookThrough } from './kept.svelte';
import type { BotRating, CharacterStrengths, EditionBrief, EditionDiff, EditionInfo, LevelRatings, OwnBoard } from '../protocol';

/** The file of an edition was broken while the server ran. */
const BROKEN = 409;

class Shelf {
  #listed = $state.raw<EditionBrief[]>([]);
  /** Those that the server lists, then the custom boards that this browser keeps. */
  editions = $derived([...this.#listed, ...kept.briefs]);
  /** By name, the best of the built-in ones first. */
  bots = $state.raw<string[]>([]);
  /** How strong the built-in ones are. */
  ratings = $state.raw<Record<string, BotRating>>({});
  /** The basis of the measurement: this many games of an edition. */
  measured = $state.raw<Pick<LevelRatings, 'games' | 'edition'>>();
  /** The faults of the editions, in the server's words, a line for each. */
  faults = $state('');
  /** How much each character wins at each level; none plays at any other. */
  characters = $state.raw<CharacterStrengths['characters']>({});
  #asked = false;

  /** Ask for them, once. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#readAll();
  }

  read<T>(address: string, take: (found: T) => void): Promise<void> {
    return this.take(() => read<T>(address), take);
  }

  /** Take what comes; faults of the editions are reported. */
  async take<T>(coming: () => Promise<T>, take: (found: T) => void): Promise<void> {
    try {
      take(await coming());
      this.faults = '';
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      if (error.status === BROKEN) this.faults = error.text;
      else connection.trouble = { unread: error };
    }
  }

  /** All at once; the books are taken last, before what lies on them: what is wrong with them stays on show. */
  async #readAll(): Promise<void> {
    const others = Promise.all([
      this.read<string[]>('/api/bots', (list) => (this.bots = list)),
      this.read<LevelRatings>('/api/ratings', (found) => {
        this.ratings = found.bots;
        this.measured = found;
      }),
      this.read<CharacterStrengths>('/api/characters', ({ characters }) => (this.characters = characters)),
    ]);
    const books = (): Promise<EditionBrief[]> => read<EditionBrief[]>('/api/editions').finally(() => others);
    await this.take(books, (list) => (this.#listed = list));
    await this.#describeKept();
  }

  /** A board that an older client kept has that client's description: ask for it again. */
  async #describeKept(): Promise<void> {
    for (const board of kept.boards.filter(({ brief }) => brief)) {
      await this.take(() => lookThrough(board), ({ brief }) => kept.describe(board, brief));
    }
  }

  /** How an edition of somebody's own differs from the one that it lies on. */
  changesOf({ id, own }: EditionBrief): Promise<EditionDiff> {
    const board = this.board(id);
    if (board) return read('/api/boards/changes', { method: 'POST', body: JSON.stringify(board) });
    return read(`/api/editions/diff?${new URLSearchParams({ left: own?.base?.id ?? '', right: id })}`);
  }

  /** Everything printed of an edition; null for a custom board that can no longer be played. */
  async info(id: string): Promise<EditionInfo | null> {
    const board = kept.ofEdition(id);
    return board ? (await lookThrough(board)).info : read<EditionInfo>(`/api/editions/${id}`);
  }

  /** The custom board that an edition of this shelf is, if it is one. */
  board(id: string): OwnBoard | undefined {
    const board = kept.ofEdition(id);
    return board && asked(board);
  }

  edition(id: string): EditionBrief | undefined {
    return this.editions.find((one) => one.id === id);
  }
}

export const shelf = new Shelf();
