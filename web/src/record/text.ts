// A line of the record in words.

import type { Book } from '../edition/book';
import { sentences, type NameOf } from '../text/events';
import { t } from '../text/fluent.svelte';
import { correction } from './facts';
import type { Line } from './lines';

export function lineText({ undone, corrected, events }: Line, book: Book, nameOf: NameOf): string {
  if (undone) return t('line-takeback', { count: undone });
  return corrected.length ? correction(corrected, book, nameOf) : sentences(events, book, nameOf);
}
