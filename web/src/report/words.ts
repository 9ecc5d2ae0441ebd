// The words and numbers of a report, in the language that its reader chose.

import { settings } from '../settings/settings.svelte';
import { t, type Args } from '../text/fluent.svelte';
import { DASH, percentage, written } from '../text/numbers';

export const say = (key: string, args?: Args): string => t(`study-${key}`, args);
export const number = (value: number, digits = 0): string => written(value, digits, settings.language);
export const percent = (share: number | null, digits = 1): string => percentage(share, digits, settings.language);
/** An interval of shares. */
export const span = (low: number, high: number, digits = 1): string =>
  `${number(100 * low, digits)}${DASH}${percent(high, digits)}`;
/** Facts in a line. */
export const listed = (facts: string[]): string => facts.join(settings.language === 'fr' ? '\u00a0; ' : '; ');
export const seatName = (seat: number): string => (seat ? say('seat-n', { n: seat + 1 }) : say('first-seat'));
/** The ink of a seat or of a run. */
export const ink = (n: number): string => `var(--seat${(n % 8) + 1})`;
/** The ink of a group, inside an element that names it. */
export const GROUP_INK = 'var(--group)';
