// What lies under the hammer.

import type { Book } from '../edition/book';
import type { AuctionQuestion, OpeningQuestion } from '../protocol';
import { capital, t } from '../text/fluent.svelte';
import { local } from '../text/names';
import { lotName } from '../text/papers';

/** What is auctioned, as it stands at the beginning of a sentence. */
export function lotOf(asked: AuctionQuestion | OpeningQuestion, book: Book): string {
  if (asked.deed) return local(book.deed(asked.deed).name);
  if (asked.lot_kind === 'card') return t('lot-a-card');
  return asked.lot ? capital(lotName(asked.lot, book)) : t('lot-building', { building: asked.building });
}
