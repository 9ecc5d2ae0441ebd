// The printed lines of a deed: what a visitor pays in which case, and which case holds now.

import type { DeedInfo, DeedView, RentRow } from '../protocol';
import type { Book } from '../edition/book';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';

export interface Row {
  label: string;
  value: string;
  /** This is what the deed asks now. */
  now: boolean;
}

function labelOf({ when, count, building }: RentRow): string {
  switch (when) {
    case 'alone':
      return t('deed-rent-alone');
    case 'group':
      return t('deed-rent-group');
    case 'held':
      return t('deed-of-group', { count });
    case 'times':
      return t('deed-built', { building });
    case 'built':
      return building === 'house' ? t('deed-houses', { count }) : t(`deed-${building}`);
  }
}

function valueOf({ when, amount }: RentRow, info: DeedInfo, book: Book): string {
  if (when === 'times') return t('deed-times', { factor: amount });
  return info.kind === 'utility' ? t('rent-dice', { factor: amount }) : money(amount, book.info);
}

export const deedRows = (info: DeedInfo, view: DeedView | undefined, book: Book): Row[] =>
  info.rows.map((row, k) => ({
    label: labelOf(row),
    value: valueOf(row, info, book),
    now: view?.rows.includes(k) ?? false,
  }));

/** The line that counts while nothing is built, if its owner holds this many of the `all` deeds of its group. */
export function rowOfHolding(info: DeedInfo, held: number, all: number, book: Book): Row | undefined {
  const found =
    info.rows.find(({ when, count }) => when === 'held' && count === held) ??
    (held === all ? info.rows.find(({ when }) => when === 'group') : undefined) ??
    info.rows.find(({ when }) => when === 'alone');
  return found && { label: labelOf(found), value: valueOf(found, info, book), now: false };
}
