// Money is written the same everywhere: Python is tested on the same amounts, in tests/locale/test_figures.py.

/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES, settings } from '../settings/settings.svelte';
import { money } from './money';

interface Row extends Record<'en' | 'fr' | 'currency', string> {
  amount: number;
  after: boolean;
  signed?: boolean;
  digits?: number;
}
const AMOUNTS = JSON.parse(readFileSync(new URL('../../../tests/locale/money.json', import.meta.url), 'utf8')) as Row[];

afterEach(() => {
  settings.language = 'en';
});

it.each(AMOUNTS)('$en', ({ amount, currency, after, signed, digits, ...row }) => {
  for (const language of LANGUAGES) {
    settings.language = language;
    expect(money(amount, { currency, currency_after: after }, signed, digits)).toBe(row[language]);
  }
});
