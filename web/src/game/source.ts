// The source of a game: the server that keeps it, or an imported record, which is sent along with
// every question, for the server keeps nothing of it.

import type {
  DiceCheck,
  EditionDiff,
  EditionInfo,
  Entry,
  GameStory,
  PositionView,
  ReplayPart,
  ReplayView,
  ReviewView,
  WhatIfView,
} from '../protocol';
import { host } from '../net/host';
import { read } from '../net/unread';
import { Book } from '../edition/book';
import { guest } from '../table/guest.svelte';
import { people } from '../table/people.svelte';
import { settings } from '../settings/settings.svelte';

/** How many moves come in one answer. */
const PAGE = 1000;

/** The imported record that was opened last: it is there again when the page is reloaded. */
class LastImport {
  text = '';

  constructor() {
    try {
      this.text = sessionStorage.getItem('passgo-brought') ?? '';
    } catch {
      // a page that may keep nothing
    }
  }

  keep(text: string): void {
    this.text = text;
    try {
      sessionStorage.setItem('passgo-brought', text);
    } catch {
      // nor a record of this size
    }
  }
}

export const imported = new LastImport();

type What = 'changes' | 'dice' | 'edition' | 'entries' | 'position' | 'record' | 'replay' | 'review' | 'states' | 'story' | 'what-if';

/** The address of a game on the server. It can be read by those who know the code of its table, which changes when
    somebody is sent away; once it is over, by everybody. That of a circle can be read by its members alone. */
function addressOf(game: string, what: What): string {
  return `/api/games/${game}/${what}?code=${people.table?.code ?? ''}`;
}

export abstract class Source {
  /** The address of its record as a file. */
  abstract readonly file: string;
  /** Its record. */
  abstract record(): Promise<string>;

  protected abstract ask<T>(what: What, query?: string): Promise<T>;

  replay = (): Promise<ReplayView> => this.ask('replay');
  states = (after: number): Promise<ReplayPart> => this.ask('states', `after=${after}`);
  /** A moment of it, and a move made there if one is said. */
  position = (at: number, move = ''): Promise<PositionView> => this.ask('position', `at=${at}&move=${encodeURIComponent(move)}`);
  /** How it went. */
  story = (): Promise<GameStory> => this.ask('story');
  /** How well it was played, as far as that is counted. */
  review = (): Promise<ReviewView> => this.ask('review');
  /** The answers to the question of a moment, or to an offer then, as far as they are compared. */
  whatIf = (at: number, offer = 0): Promise<WhatIfView> => this.ask('what-if', `at=${at}${offer ? `&offer=${offer}` : ''}`);
  /** The figures by which its dice are checked. */
  dice = (): Promise<DiceCheck> => this.ask('dice');
  /** How it differs from the printed book that its own edition extends. */
  changes = (): Promise<EditionDiff> => this.ask('changes');

  /** The edition as it is played by, house rules included. */
  async book(): Promise<Book> {
    return new Book(await this.ask<EditionInfo>('edition'), settings.names);
  }

  /** The moves behind one and ahead of another. */
  async entries(after: number, before: number): Promise<Entry[]> {
    const pages: Promise<Entry[]>[] = [];
    for (let first = after; first + 1 < before; first += PAGE) {
      pages.push(this.ask('entries', `after=${first}&before=${before}`));
    }
    return (await Promise.all(pages)).flat();
  }
}

/** A game that the server keeps. */
export class StoredGame extends Source {
  constructor(readonly id: string) {
    super();
  }

  get file(): string {
    return addressOf(this.id, 'record');
  }

  async record(): Promise<string> {
    return (await host.ask(this.file, guest.asks)).text();
  }

  protected ask<T>(what: What, query = ''): Promise<T> {
    return read(`${addressOf(this.id, what)}&${query}`, guest.asks);
  }
}

/** An imported record. */
export class ImportedRecord extends Source {
  constructor(readonly text: string) {
    super();
  }

  /** The file itself. */
  readonly file = '';
  record = (): Promise<string> => Promise.resolve(this.text);

  protected ask<T>(what: What, query = ''): Promise<T> {
    const path = what === 'replay' ? '/api/records' : `/api/records/${what}`;
    return read(`${path}?${query}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: this.text });
  }
}
