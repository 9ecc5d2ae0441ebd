// The names of Picsou's items.

import type { Book } from '../edition/book';
import type { BuildingKind } from '../protocol';
import { capital, t } from './fluent.svelte';
import { local } from './names';

/** A Roll Three card by its numbers. */
export const rollName = (roll: string, book: Book): string => book.roll(roll).dice.join('\u00a0·\u00a0');

/** Return what is auctioned, as words inside a sentence. */
export function lotName(lot: string, book: Book): string {
  if (book.hasCompany(lot)) return t('lot-share', { name: local(book.company(lot).name) });
  if (book.hasRoll(lot)) return t('lot-roll', { name: rollName(lot, book) });
  if (book.hasVoucher(lot)) return t('lot-voucher', { name: local(book.voucher(lot).name) });
  if (book.hasCard(lot)) return t('lot-card', { name: local(book.card(lot).text) });
  return t(lot === 'share' ? 'lot-any-share' : 'lot-dollar');
}

const BUILDINGS: ReadonlySet<string> = new Set<BuildingKind>(['house', 'hotel', 'skyscraper', 'depot', 'stand']);

/** Return what is auctioned, by its id, as words at the beginning of a sentence. */
export function lotTitle(lot: string, book: Book): string {
  if (book.hasDeed(lot)) return local(book.deed(lot).name);
  if (book.hasCard(lot)) return t('lot-a-card');
  return BUILDINGS.has(lot) ? t('lot-building', { building: lot }) : capital(lotName(lot, book));
}
