// The texts of the panel that the server describes: keys, with arguments that are put into words here.

import type { FluentVariable } from '@fluent/bundle';
import type { Book } from '../edition/book';
import { game } from './game.svelte';
import type { Act, PanelArgument, PanelView } from '../protocol';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { named } from '../text/named';
import { local } from '../text/names';
import { lotTitle } from '../text/papers';

function said({ type, value }: PanelArgument, book: Book): FluentVariable {
  if (typeof value === 'number') return type === 'money' ? money(value, book.info) : value;
  switch (type) {
    case 'seat':
      return game.nameOf(value);
    case 'deed':
      return named(book.deed(value), book);
    case 'space':
      return named(book.space(value), book);
    case 'deck':
      return local(book.info.decks.find(({ id }) => id === value)?.name ?? {});
    case 'lot':
      return lotTitle(value, book);
    default:
      return value;
  }
}

/** A text of the panel; empty where its key is. */
export function panelText(panel: PanelView, key: string, book: Book, more: Record<string, FluentVariable> = {}): string {
  const args = Object.entries(panel.args).map(([name, argument]) => [name, said(argument, book)]);
  return key && t(key, { ...Object.fromEntries(args), ...more });
}

/** The label of an answer. */
export const answerText = (panel: PanelView, act: Act, book: Book): string =>
  panelText(panel, act.label, book, { cost: money(Math.abs(act.amount), book.info) });

/** The title and the note, as those read them who are asked, or who look on. */
export const panelHead = (panel: PanelView, asked: boolean, book: Book): { title: string; note: string; sign: string } => ({
  title: panelText(panel, (!asked && panel.watched) || panel.title, book),
  note: panelText(panel, (!asked && panel.watched_note) || panel.note, book),
  sign: panel.sign && `sign-${panel.sign}`,
});
