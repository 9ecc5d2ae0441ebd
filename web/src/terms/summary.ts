// The players of the table that is being created, in a few words: persons, bots, and those still to come.

import { t } from '../text/fluent.svelte';
import { plan, type SeatTaker } from './plan.svelte';

const KINDS: SeatTaker[] = ['person', 'bot', 'guest'];

export const summary = (): string =>
  KINDS.map((kind) => ({ kind, count: plan.places.filter((place) => place.kind === kind).length }))
    .filter(({ count }) => count)
    .map(({ kind, count }) => t(`count-${kind}`, { count }))
    .join(' + ');
