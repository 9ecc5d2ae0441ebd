// Every sentence of the screen comes from the Fluent files that the server keeps for all its clients.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../protocol';
import { host } from '../net/host';
import { LANGUAGES, settings } from '../settings/settings.svelte';
import { elided } from './elided';
import { ARTICLES } from './named';
import { END } from './strong';

export type Args = Record<string, FluentVariable>;

/** The Fluent files by language, as they came: to read one takes time, and most people read one language. */
const sources = new SvelteMap<Language, string>();

/** How the book on this screen names its buildings, by language; empty: houses and hotels. */
let terms = $state.raw<Partial<Record<Language, string>>>({});

/** Say everything from now on in the words of a book. */
export function setTerms(book: { terms: Record<string, string> }): void {
  terms = book.terms;
}

const FUNCTIONS = {
  CAPITAL: ([text]: FluentValue[]) => capital(String(text)),
  ELIDED: ([word, name]: FluentValue[]) => elided(String(word), String(name)),
  ...ARTICLES,
};
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts in the words of a book, made ready to print: a work of milliseconds. */
function bundleOf(language: Language, source: string, words: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  made.addResource(new FluentResource(source));
  made.addResource(new FluentResource(words), { allowOverrides: true });
  return made;
}

/** The bundle in use, kept by hand: outside of an effect a derived value is recomputed whenever it is read. */
let kept: { source: string; words: string; bundle: FluentBundle } | null = null;

/** The texts in the language in use, in the words of the book. */
function bundleInUse(): FluentBundle | null {
  const language = sources.has(settings.language) ? settings.language : 'en';
  const source = sources.get(language);
  if (source === undefined) return null;
  const words = terms[language] ?? '';
  if (kept?.source !== source || kept.words !== words) {
    kept = { source, words, bundle: bundleOf(language, source, words) };
  }
  return kept.bundle;
}

/** The texts of a language, as one Fluent file. */
export const setTexts = (language: Language, source: string): void => {
  sources.set(language, source);
};

async function load(language: Language): Promise<void> {
  const answer = await host.ask(`/locale/${language}.ftl`);
  if (!answer.ok) throw new Error(`locale/${language}.ftl: ${answer.status}`);
  setTexts(language, await answer.text());
}

/** Fetch the texts of the language in use, unless they are there. */
export async function loadTexts(): Promise<void> {
  const { language } = settings;
  if (!sources.has(language)) await load(language);
}

/** Fetch the texts of the other languages. */
export async function loadOtherTexts(): Promise<void> {
  for (const language of LANGUAGES) if (!sources.has(language)) await load(language);
}

/** "B. & O." at the end of a sentence also ends it; between the two stops may stand the end of a strong name. */
const TWO_STOPS = new RegExp(`\\.(${END}?)\\.`, 'g');

/** Is there a text of this name? */
export function has(key: string): boolean {
  return bundleInUse()?.hasMessage(key) ?? false;
}

/** The text of a key in the language in use. A missing key stands for itself, so that it is seen;
 * a text that cannot be made whole is shown as far as it goes. */
export function t(key: string, args?: Args): string {
  const bundle = bundleInUse();
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return bundle ? key : '';
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return text.replace(TWO_STOPS, '.$1');
}
