// The browser's own database, as the store of the tables uses it (`passgo.page.store`): rows are read, and written in one
// transaction, which is whole or nothing and on the disk when the answer comes.

import { CHANNEL } from './channel';

/** Raised with each change of what is kept; what an older build wrote is taken over in `upgrade`. */
const VERSION = 1;

function upgrade(database: IDBDatabase): void {
  const game = database.createObjectStore('game', { keyPath: 'id' });
  game.createIndex('client', 'client', { unique: true });
  const addition = database.createObjectStore('addition', { keyPath: ['game', 'no'] });
  addition.createIndex('clients', 'clients', { unique: true, multiEntry: true });
  const listing = database.createObjectStore('listing', { keyPath: 'game' });
  listing.createIndex('code', 'code', { unique: true });
  database.createObjectStore('guest', { keyPath: 'id' });
}

/** Something to be written: a row that must be new, a row in whatever place, or the end of one. */
type Write = ['add' | 'put', string, unknown] | ['delete', string, IDBValidKey];

export class Database {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close(); // a newer build is about to change it
  }

  static async open(): Promise<Database> {
    const asked = indexedDB.open(CHANNEL, VERSION);
    asked.onupgradeneeded = () => upgrade(asked.result);
    return new Database(await done(asked));
  }

  /** The row with this key, or the first with it in an index, as JSON; empty if there is none. */
  async one(store: string, index: string, key: string): Promise<string> {
    const rows = this.#rows(store, index);
    const found: unknown = await done(rows.get(JSON.parse(key) as IDBValidKey));
    return found === undefined ? '' : JSON.stringify(found);
  }

  /** The rows from one key to another, in their order, as JSON; all rows where no keys are given. */
  async all(store: string, from = '', to = ''): Promise<string> {
    const between = from ? IDBKeyRange.bound(JSON.parse(from), JSON.parse(to)) : null;
    return JSON.stringify(await done(this.#rows(store, '').getAll(between)));
  }

  /** Write all of it or nothing. Throws an error with the name that the database gives it. */
  write(what: string): Promise<void> {
    const writes = JSON.parse(what) as Write[];
    const stores = [...new Set(writes.map(([, store]) => store))];
    const transaction = this.#database.transaction(stores, 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
      try {
        for (const [how, store, row] of writes) transaction.objectStore(store)[how](row as IDBValidKey);
      } catch (error) {
        reject(error as DOMException);
        transaction.abort(); // what was asked for before it must not be kept alone
      }
    });
  }

  #rows(store: string, index: string): IDBObjectStore | IDBIndex {
    const rows = this.#database.transaction(store).objectStore(store);
    return index ? rows.index(index) : rows;
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new DOMException('failed', 'UnknownError'));
  });
}
