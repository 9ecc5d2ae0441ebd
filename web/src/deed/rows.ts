// The printed lines of a deed: what a visitor pays in which case, and which case holds now.

import type { DeedInfo, DeedView } from '../protocol';
import type { Book } from '../state/book';
import { t } from '../text/fluent.svelte';
import { buildingOf } from './buildings';
import { money } from '../text/money';

export interface Row {
  label: string;
  value: string;
  /** This is what the deed asks now. */
  now: boolean;
}

const HOTEL = 5;

function streetRows(info: DeedInfo, view: DeedView | undefined, book: Book): Row[] {
  const owned = view !== undefined && view.owner !== 'bank' && !view.mortgaged;
  const level = owned ? view.level : -1;
  const alone = money(info.rents[0] ?? 0, book.info);
  const whole = level === 0 && view!.rent !== info.rents[0];
  const built = info.rents
    .map((rent, standing) => ({
      label:
        standing > HOTEL
          ? t('deed-skyscraper')
          : standing === HOTEL
            ? t('deed-hotel')
            : t('deed-houses', { count: standing }),
      value: money(rent, book.info),
      now: level === standing,
    }))
    .filter((_, standing) => standing >= HOTEL || (standing > 0 && standing <= book.info.max_houses));
  return [
    { label: t('deed-rent-alone'), value: alone, now: level === 0 && !whole },
    {
      label: t('deed-rent-group'),
      value: money(info.group_rent, book.info),
      now: whole,
    },
    ...built,
  ];
}

export function deedRows(info: DeedInfo, view: DeedView | undefined, book: Book): Row[] {
  if (info.kind === 'street') return streetRows(info, view, book);
  const built = view?.level ? info.built_factor : 1;
  const rows = info.rents.map((rent, k) => ({
    label: t('deed-of-group', { count: k + 1 }),
    value: info.kind === 'utility' ? t('rent-dice', { factor: rent }) : money(rent, book.info),
    now: view !== undefined && view.owner !== 'bank' && view.rent === rent * built,
  }));
  if (!info.built_factor) return rows;
  const label = t('deed-built', { building: buildingOf(info.kind, 1) });
  return [...rows, { label, value: t('deed-times', { factor: info.built_factor }), now: built > 1 }];
}
