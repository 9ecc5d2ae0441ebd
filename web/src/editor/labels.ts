// The names of the fields of a board.

import type { FieldInfo, SubjectInfo } from '../protocol';
import { has, t } from '../text/fluent.svelte';
import { local } from '../text/names';
import type { Book } from '../edition/book';

/** Numbers of houses that a lot holds before a hotel stands there. */
const HOUSES = 4;

/** The lowest sum of two dice. */
const LEAST_SUM = 2;

function rentOf(row: number, street: boolean): string {
  if (!street) return t('deed-of-group', { count: row + 1 });
  if (row === 0) return t('deed-rent-alone');
  if (row <= HOUSES) return t('deed-houses', { count: row });
  return t(row === HOUSES + 1 ? 'deed-hotel' : 'deed-skyscraper');
}

export function labelOf(field: FieldInfo, subject: SubjectInfo, book: Book): string {
  if (Object.keys(field.names).length) return local(field.names);
  switch (field.name) {
    case 'rents':
      return rentOf(field.row, book.deed(subject.id).kind === 'street');
    case 'dividends':
      return t('field-dividend', { count: field.row + 1 });
    case 'pays':
      return subject.table === 'squeeze_play'
        ? t('field-squeeze', { sum: field.row + LEAST_SUM })
        : t('field-roll', { count: field.row });
    default: {
      const own = `field-${subject.table}-${field.name}`;
      return t(has(own) ? own : `field-${field.name}`);
    }
  }
}

/** Return the name of a thing among the others. */
export function subjectTitle({ table, id }: SubjectInfo, book: Book): string {
  switch (table) {
    case 'spaces':
      return local(book.space(id)?.name ?? {});
    case 'deeds':
      return local(book.deed(id).name);
    case 'groups':
      return local(book.group(id).name);
    case 'decks':
      return local(book.info.decks.find((deck) => deck.id === id)?.name ?? {});
    case 'cards':
      return local(book.card(id).text);
    case 'companies':
      return local(book.company(id).name);
    case 'vouchers':
      return local(book.voucher(id).name);
    default:
      return t(`field-${table}`);
  }
}
