// The address of the printed box of an edition, in the language in use and on the paper of the country.

import { settings } from '../settings/settings.svelte';

/** Countries that print on Letter; all others print on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** In which language and on what it is printed. */
export const paper = (country = new Intl.Locale(navigator.language).region ?? ''): URLSearchParams =>
  new URLSearchParams({ lang: settings.language, paper: LETTER.has(country) ? 'letter' : 'a4' });

export const boxOf = (edition: string, country?: string): string =>
  `/api/editions/${encodeURIComponent(edition)}/box.pdf?${paper(country)}`;
