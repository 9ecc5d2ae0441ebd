// Evenings in words: when they were, how long they took, and how each person ended.

import type { EditionBrief, Evening, Finisher, YearRow } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { local } from '../text/names';
import { written } from '../text/numbers';
import { datedTitle } from '../text/title';

const MINUTE = 60;

/** There are as many inks as seats. */
const INKS = 8;

/** The ink of a row of the table of the year. */
export const inkOf = (row: number): string => `p${(row % INKS) + 1}`;

/** The ink of somebody of an evening: that of their row. A bot has none there, and keeps the one of its seat. */
export function inkIn(rows: YearRow[], { name, seat }: Finisher): string {
  const row = rows.findIndex((one) => one.name === name);
  return row < 0 ? seat : inkOf(row);
}

/** A day of a year that is known. */
export const eveningDay = (at: number): string =>
  new Date(1000 * at).toLocaleDateString(settings.language, { day: 'numeric', month: 'long' });

/** A day by its weekday too. */
export const dateOfEvening = (at: number): string =>
  new Date(1000 * at).toLocaleDateString(settings.language, { weekday: 'long', day: 'numeric', month: 'long' });

/** The points of a year; where the worth counts they are many. */
export const pointsOf = ({ points }: YearRow): string => written(points, 0, settings.language);

export function durationOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  return minutes < MINUTE
    ? t('end-minutes', { minutes })
    : t('end-hours', { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}

/** The edition that was played, by its title. `edition`: as this server has it, if it does. */
export const playedOf = ({ title }: Evening, edition: EditionBrief | undefined): string =>
  local(title) || (edition ? datedTitle(edition) : '');

export const nameIn = (evening: Evening, seat: string): string =>
  seat === 'bank' ? t('hand-bank') : (evening.finish.find((one) => one.seat === seat)?.name ?? '');

export const winnersOf = ({ finish }: Evening): Finisher[] => finish.filter(({ place }) => place === 1);

/** How it ended for somebody who did not win. */
export function endOf(evening: Evening, one: Finisher): string {
  const place = t('evening-place', { place: one.place });
  if (!one.out_round) return `${place}, ${money(one.worth, evening)}`;
  return `${place}, ${t('evening-ruined', { by: nameIn(evening, one.ruined_by), round: one.out_round })}`;
}
