// Names of deeds and spaces for sentences: a French text says them with their article, which the server knows.

import { FluentType, type FluentValue } from '@fluent/bundle';
import type { Book } from '../edition/book';
import type { FrenchName } from '../protocol';
import { elided } from './elided';
import { local, type Names } from './names';

type Mark = (name: string) => string;

/** A name that stands alone as it is printed, and which `THE`, `OF` and `TO` say with its article. */
class Named extends FluentType<string> {
  constructor(
    printed: string,
    readonly said: FrenchName | undefined,
    readonly mark: Mark,
  ) {
    super(mark(printed));
  }

  toString(): string {
    return this.value;
  }
}

const nothing: Mark = (name) => name;

/** A deed or space of a book as an argument of a text. */
export const named = (thing: { id: string; name: Names } | undefined, book: Book, mark = nothing): Named =>
  new Named(local(thing?.name ?? {}), thing && book.info.in_french[thing.id], mark);

const say = (form: 'the' | 'of' | 'to', without: Mark) => ([name]: FluentValue[]): string =>
  name instanceof Named && name.said ? name.said[form] + name.mark(name.said.word) : without(String(name));

/** The functions that a text may call; in Python the same is in `passgo/locale/french.py`. */
export const ARTICLES = {
  THE: say('the', nothing),
  OF: say('of', (name) => elided('de', name)),
  TO: say('to', (name) => `à ${name}`),
};
