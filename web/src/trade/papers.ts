// Papers on the table of a trade: shares, Picsou dollars, Roll Three cards.

import { emblemOf } from '../look/pictures';
import type { Book } from '../edition/book';
import { t } from '../text/fluent.svelte';
import { local } from '../text/names';
import { rollName } from '../text/papers';
import { parse } from './deal';

/** A paper of a deal, with its picture; null for what is none: a deed, a card. */
export function paperOf(thing: string, book: Book): { name: string; sign: string } | null {
  const { id, count } = parse(thing);
  if (book.hasRoll(id)) return { name: t('paper-roll', { name: rollName(id, book) }), sign: 'sign-three' };
  if (book.hasCompany(id))
    return { name: t('paper-shares', { count, name: local(book.company(id).name) }), sign: emblemOf(id) };
  return book.hasDeed(id) || book.hasCard(id) ? null : { name: t(`paper-${id}`, { count }), sign: emblemOf(id) };
}
