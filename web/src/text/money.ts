// Money as the edition and the language write it: `$1,200` in English, `1 200 $` in French.

import { settings } from '../state/settings.svelte';
import type { EditionInfo } from '../protocol';

const MINUS = '−';
const NO_BREAK = '\u00a0';

export type Currency = Pick<EditionInfo, 'currency' | 'currency_after'>;

/** An amount; `signed` also shows the plus. */
export function money(amount: number, currency: Currency, signed = false): string {
  const digits = Math.abs(amount).toLocaleString(settings.language === 'fr' ? 'fr-CA' : 'en-US');
  const sign = amount < 0 ? MINUS : signed && amount > 0 ? '+' : '';
  const after = currency.currency_after || settings.language === 'fr';
  return after ? `${sign}${digits}${NO_BREAK}${currency.currency}` : `${sign}${currency.currency}${digits}`;
}
