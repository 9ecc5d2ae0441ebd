import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { money } from './money';

const dollars = { currency: '$', currency_after: false };
const euros = { currency: '€', currency_after: true };

afterEach(() => {
  settings.language = 'en';
});

it('puts the sign where the book prints it, and in French behind the sum', () => {
  expect([money(1200, dollars), money(1200, euros)]).toEqual(['$1,200', '1,200\u00a0€']);
  settings.language = 'fr';
  expect([money(1200, dollars), money(1200, euros)]).toEqual(['1\u00a0200\u00a0$', '1\u00a0200\u00a0€']);
});

it('sets the minus before all, and a plus only where a change is told', () => {
  expect([-60, 0, 60].map((amount) => money(amount, dollars))).toEqual(['−$60', '$0', '$60']);
  expect([-60, 0, 60].map((amount) => money(amount, dollars, true))).toEqual(['−$60', '$0', '+$60']);
});

it('shows as many digits behind the point as are asked for', () => {
  expect([money(12.5, dollars), money(12.5, dollars, false, 2)]).toEqual(['$12', '$12.50']);
});
