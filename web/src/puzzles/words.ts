// The name of a position.

import type { PuzzleView } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/fluent.svelte';
import { isDay, momentOf } from './day';

/** A day in words, as `28 November`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long' }).format(momentOf(day));

/** The day of a position or, of one that was chosen, its theme. */
export const whatOf = (named: string, { theme }: PuzzleView): string =>
  isDay(named) ? t('puzzle-of-day', { date: dayText(named) }) : t('puzzle-of-theme', { theme: t(`theme-${theme}`) });
