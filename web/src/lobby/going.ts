// The games of this person that go on, and the state of each.

import type { TableBrief, TableLists } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/fluent.svelte';

type Mine = TableLists['mine'];

/** Those that wait for this person come first. */
export const goingOn = (mine: Mine): Mine =>
  mine
    .filter(({ table }) => table.phase === 'playing' || table.phase === 'gathering')
    .toSorted((a, b) => Number(b.waits_for_me) - Number(a.waits_for_me));

export const freeSeats = ({ seats }: TableBrief): number => seats.filter(({ taken }) => !taken).length;

/** The state of a table, in a few words. `waits`: for me. */
export function stateOf(brief: TableBrief, waits: boolean): string {
  if (waits) return t('tables-yours');
  const free = freeSeats(brief);
  if (brief.phase === 'gathering') return free ? t('tables-free', { count: free }) : t('tables-full');
  if (brief.phase !== 'playing') return t(`tables-${brief.phase}`);
  return t('tables-plays', {
    names: new Intl.ListFormat(settings.language).format(brief.waits_for),
    count: brief.waits_for.length,
  });
}
