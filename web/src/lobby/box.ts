// Where the printed box of an edition is read, in the language in use and on the paper of the country.

import { settings } from '../state/settings.svelte';

/** Countries that print on Letter; all others print on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

export function boxOf(edition: string, country = new Intl.Locale(navigator.language).region ?? ''): string {
  const paper = LETTER.has(country) ? 'letter' : 'a4';
  return `/api/editions/${encodeURIComponent(edition)}/box.pdf?${new URLSearchParams({ lang: settings.language, paper })}`;
}
