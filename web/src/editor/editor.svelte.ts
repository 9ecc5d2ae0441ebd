// A custom board being edited: what was changed, what the server says of it, and how to undo.

import { read, Unread } from '../net/unread';
import { connection } from '../net/connection.svelte';
import type { EditionInfo, FieldFault, FieldInfo, OwnBoardView, SubjectInfo } from '../protocol';
import { Book } from '../edition/book';
import { setTerms } from '../text/fluent.svelte';
import { History } from './history';
import { kept, lookThrough, type KeptBoard } from '../shelf/kept.svelte';
import { same, type Changes, type Value } from '../shelf/words';

/** So long nobody has typed when the server is asked, in milliseconds. */
const SETTLED = 350;

/** After so long it is asked again, where no answer came. */
const AGAIN = 3000;

/** The part that is open next to the board. */
export type Chosen = { kind: 'space'; at: number } | { kind: 'nothing' };

export const TITLE = 'edition.title';

interface Made {
  title: string;
  changes: Changes;
}

class Editor {
  board = $state.raw<KeptBoard | null>(null);
  subjects = $state.raw<SubjectInfo[]>([]);
  view = $state.raw<OwnBoardView | null>(null);
  /** As it was when it was last sound: the board is drawn by it. */
  book = $state.raw<Book | null>(null);
  chosen = $state.raw<Chosen>({ kind: 'nothing' });
  /** The server has not yet said what it thinks of the last change. */
  pending = $state(false);
  /** There is no such board, or no such edition any more. */
  missing = $state(false);
  #history = $state.raw(new History<Made>({ title: '', changes: {} }));
  #fields = $derived(new Map(this.subjects.flatMap(({ fields }) => fields.map((field) => [field.key, field]))));
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers come in another order than questions. */
  #asked = 0;

  canUndo = $derived(this.#history.canUndo);
  canRedo = $derived(this.#history.canRedo);
  changes = $derived(this.board?.changes ?? {});
  /** The fields that were changed, in the order of the board. */
  changed = $derived([...this.#fields.values()].filter(({ key }) => key in this.changes));
  faults = $derived(this.view?.faults ?? []);
  playable = $derived(!this.pending && Boolean(this.view?.info));

  /** Go on with a board of this browser. */
  async open(key: string): Promise<void> {
    this.close();
    const board = kept.find(key);
    this.missing = !board;
    if (!board) return;
    this.board = board;
    this.#history = new History<Made>({ title: board.title, changes: board.changes });
    try {
      const [subjects, printed] = await Promise.all([
        read<SubjectInfo[]>(`/api/editions/${board.base}/fields`),
        read<EditionInfo>(`/api/editions/${board.base}`),
      ]);
      if (this.board?.key !== key) return;
      this.subjects = subjects;
      this.book = new Book(printed);
      setTerms(printed);
      await this.#check();
    } catch (error) {
      this.#trouble(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.pending) void this.#check();
    this.board = null;
    this.view = null;
    this.book = null;
    this.subjects = [];
    this.chosen = { kind: 'nothing' };
    this.pending = false;
  }

  subject = (table: SubjectInfo['table'], id = ''): SubjectInfo | undefined =>
    this.subjects.find((one) => one.table === table && one.id === id);

  of = (...tables: SubjectInfo['table'][]): SubjectInfo[] => this.subjects.filter(({ table }) => tables.includes(table));

  /** The value of a field now: what was changed, else what follows from other changes, else what is printed. */
  valueOf = (field: FieldInfo): Value => this.changes[field.key] ?? this.view?.follows[field.key] ?? field.value;

  faultAt = (key: string): FieldFault | undefined => this.faults.find(({ field }) => field === key);

  /** Something of a thing was changed. */
  touches = (subject: SubjectInfo | undefined): boolean => subject?.fields.some(({ key }) => key in this.changes) ?? false;

  set(field: FieldInfo, value: Value): void {
    const others = Object.fromEntries(Object.entries(this.changes).filter(([key]) => key !== field.key));
    this.#step({ changes: same(value, field.value) ? others : { ...others, [field.key]: value } }, field.key);
  }

  /** As it is printed. */
  reset(field: FieldInfo): void {
    this.set(field, field.value);
  }

  rename(title: string): void {
    this.#step({ title }, TITLE);
  }

  undo(): void {
    this.#go(this.#history.undo());
  }

  redo(): void {
    this.#go(this.#history.redo());
  }

  #step(part: Partial<Made>, field: string): void {
    if (!this.board) return;
    const { title, changes } = this.board;
    this.#go(this.#history.step({ title, changes, ...part }, field));
  }

  #go(history: History<Made>): void {
    if (!this.board) return;
    this.#history = history;
    this.board = { ...this.board, ...history.now };
    kept.keep(this.board);
    this.pending = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), SETTLED);
  }

  /** Ask the server what it thinks of the board; what cannot be played stands in no lobby. */
  async #check(): Promise<void> {
    const board = this.board;
    if (!board) return;
    const asking = ++this.#asked;
    try {
      const view = await lookThrough(board);
      kept.describe(board, view.brief);
      if (asking !== this.#asked || this.board?.key !== board.key) return;
      this.board = { ...this.board, brief: view.brief };
      this.view = view;
      if (view.info) this.book = new Book(view.info);
      this.pending = false;
    } catch (error) {
      this.#trouble(error);
    }
  }

  #trouble(error: unknown): void {
    if (!(error instanceof Unread)) throw error;
    if (error.status === 404) this.missing = true;
    else connection.trouble = { unread: error };
    if (error.passes && this.view) this.#timer = setTimeout(() => void this.#check(), AGAIN);
  }
}

export const editor = new Editor();
