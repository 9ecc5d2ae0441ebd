// The title of an edition: the short name of its book where the texts have one, and which of the
// book's games it is.

import type { EditionBrief, EditionTitle } from '../protocol';
import { has, t } from './fluent.svelte';
import { local } from './names';

/** Return which game of the rulebook it is, in a word; nothing for the whole game and for a custom edition. */
export const gameOf = ({ variant }: EditionTitle): string =>
  variant && variant !== 'own' ? t(`variant-${variant}`) : '';

/** Return what is said of it if no house rule was agreed on. */
export const byBook = ({ variant, printed }: Pick<EditionBrief, 'variant' | 'printed'>): string =>
  t(printed || variant === 'own' ? 'by-the-book' : 'variant-unprinted-note');

/** The name of the book. */
export function titleOf({ base, title }: EditionTitle): string {
  const key = `edition-${base}`;
  return has(key) ? t(key) : local(title);
}

/** The book with its year, where it has one. */
export const datedTitle = (edition: EditionTitle): string =>
  edition.year ? `${titleOf(edition)}, ${edition.year}` : titleOf(edition);

/** The same, and which of its games. */
export const fullTitle = (edition: EditionTitle): string =>
  [datedTitle(edition), gameOf(edition)].filter(Boolean).join(', ');
