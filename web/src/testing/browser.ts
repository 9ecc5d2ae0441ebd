// The start of every test file that runs without a browser: the light of day, English, the words and texts of
// passgo.

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('navigator', { language: 'en' });

const { setTexts, setTerms } = await import('../text/fluent.svelte');
const { settings } = await import('../settings/settings.svelte');
settings.language = 'en';
setTerms({ terms: {} });
const texts = (files: Record<string, string>): string => Object.values(files).join('\n');
setTexts(
  'en',
  texts(import.meta.glob<string>('../../../src/passgo/locale/en/*.ftl', { query: '?raw', import: 'default', eager: true })),
);
setTexts(
  'fr',
  texts(import.meta.glob<string>('../../../src/passgo/locale/fr/*.ftl', { query: '?raw', import: 'default', eager: true })),
);
