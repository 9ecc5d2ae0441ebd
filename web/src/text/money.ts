// Money as the edition and the language write it: `$1,200` in English, `1 200 $` in French.

import { settings } from '../settings/settings.svelte';
import type { EditionInfo } from '../protocol';
import { MINUS, NO_BREAK, written } from './numbers';

type Currency = Pick<EditionInfo, 'currency' | 'currency_after'>;

/** An amount; `signed` also shows the plus, `digits` what is behind the point, of means. */
export function money(amount: number, currency: Currency, signed = false, digits = 0): string {
  const figure = written(Math.abs(amount), digits, settings.language);
  const sign = amount < 0 ? MINUS : signed && amount > 0 ? '+' : '';
  const after = currency.currency_after || settings.language === 'fr';
  return after ? `${sign}${figure}${NO_BREAK}${currency.currency}` : `${sign}${currency.currency}${figure}`;
}
