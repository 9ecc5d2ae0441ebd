// What an edition is called: the short name of its book where the texts have one, and which of the
// book's games it is.

import type { EditionBrief } from '../protocol';
import { has, t } from '../text/fluent.svelte';
import { local } from '../text/names';

/** A book's other games carry its id and, after a hyphen, their own name. */
const VARIANT = /-(short|timed|speed|classic|squeeze-alt|taxi)$/;

/** The id of the book's whole game. */
export const bookOf = (edition: string): string => edition.replace(VARIANT, '');

/** Which game of the book: `short`, `timed`, `speed`, `classic`, `squeeze-alt`, `taxi`, or `whole`. */
export const variantOf = (edition: string): string => VARIANT.exec(edition)?.[1] ?? 'whole';

/** The book with its year where that is known, and which of its games. */
export function fullTitle(edition: Pick<EditionBrief, 'id' | 'title'> & { year?: number }): string {
  const variant = variantOf(edition.id);
  const year = edition.year ? `, ${edition.year}` : '';
  return titleOf(edition) + year + (variant === 'whole' ? '' : `, ${t(`variant-${variant}`)}`);
}

/** The name of the book. */
export function titleOf(edition: Pick<EditionBrief, 'id' | 'title'>): string {
  const key = `edition-${bookOf(edition.id)}`;
  return has(key) ? t(key) : local(edition.title);
}
