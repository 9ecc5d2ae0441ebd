// The time that rounds of a game take those who sit at the table as it is laid.

import { minutesOf } from '../shelf/length';
import { plan } from '../terms/plan.svelte';
import { t } from '../text/fluent.svelte';

/** Exact to the minute, such a number would claim more than anybody knows. */
const STEP = 5;

export const spoken = (minutes: number): string => t('length-time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });

export function timeOf(rounds: number): string {
  const bots = plan.places.filter(({ kind }) => kind === 'bot').length;
  const minutes = minutesOf(rounds, plan.places.length - bots, bots);
  return spoken(Math.max(STEP, Math.round(minutes / STEP) * STEP));
}
