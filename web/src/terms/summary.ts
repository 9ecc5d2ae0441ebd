// The players of the table that is being created, in a few words: persons, bots, and those still to come.

import { t } from '../text/fluent.svelte';
import { plan, type SeatTaker } from './plan.svelte';

const KINDS: SeatTaker[] = ['person', 'bot', 'guest'];

/** The same where the person of this screen is spoken to. */
export function summaryForYou(): string[] {
  const others = KINDS.flatMap((kind) => {
    const count = plan.places.filter((place) => place.kind === kind && place !== plan.you).length;
    return count ? [t(kind === 'person' ? 'count-more' : `count-${kind}`, { count })] : [];
  });
  return plan.you ? [t('seat-you'), ...others] : others;
}

export const summary = (): string =>
  KINDS.map((kind) => ({ kind, count: plan.places.filter((place) => place.kind === kind).length }))
    .filter(({ count }) => count)
    .map(({ kind, count }) => t(`count-${kind}`, { count }))
    .join(' + ');
