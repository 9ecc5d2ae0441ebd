// What lies under the hammer.

import type { Book } from '../edition/book';
import type { Question } from '../protocol';
import { capital, t } from '../text/fluent.svelte';
import { local } from '../text/names';
import { lotName } from '../text/papers';

/** What is auctioned, as it stands at the beginning of a sentence. */
export function lotOf(awaits: Question, book: Book): string {
  if (awaits.deed) return local(book.deed(awaits.deed).name);
  if (awaits.lot_kind === 'card') return t('lot-a-card');
  return awaits.lot ? capital(lotName(awaits.lot, book)) : t('lot-building', { building: awaits.building });
}
