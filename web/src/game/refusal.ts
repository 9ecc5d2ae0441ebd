// Why something is refused, in a sentence; of what only has to wait, also what it waits for.

import type { ReasonView } from '../protocol';
import { game } from './game.svelte';
import { t } from '../text/fluent.svelte';

/** Refused at this moment alone. */
const NOT_NOW = /-not-now$/;

export function refusal({ key }: ReasonView): string {
  const words = t(`refusal-${key}`);
  const awaited = game.state?.awaits;
  if (!awaited || !NOT_NOW.test(key)) return words;
  const names = awaited.seats.map((seat) => game.nameOf(seat)).join(', ');
  return `${words} ${t('waits-until', { kind: awaited.kind, names })}`;
}
