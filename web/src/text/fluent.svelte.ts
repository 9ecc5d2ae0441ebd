// Every sentence of the screen comes from the Fluent files that the server keeps for all its clients.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { LANGUAGES, settings, type Language } from '../state/settings.svelte';

export type Args = Record<string, FluentVariable>;

const bundles = new SvelteMap<Language, FluentBundle>();

async function load(language: Language): Promise<void> {
  const answer = await fetch(`locale/${language}.ftl`);
  if (!answer.ok) throw new Error(`locale/${language}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(language, bundle);
}

/** Fetch the texts of every language, the one in use first. */
export async function loadTexts(): Promise<void> {
  await load(settings.language);
  for (const language of LANGUAGES) if (language !== settings.language) void load(language);
}

/** Is there a text of this name? */
export function has(key: string): boolean {
  return bundles.get(settings.language)?.hasMessage(key) ?? false;
}

/** The text of a key in the language in use. A missing key stands for itself, so that it is seen. */
export function t(key: string, args?: Args): string {
  const bundle = bundles.get(settings.language) ?? bundles.get('en');
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return bundles.size ? key : '';
  // "B. & O." at the end of a sentence also ends it; between the two stops may stand the end of a strong name.
  return bundle.formatPattern(pattern, args).replace(/\.(\ue001?)\./g, '.$1');
}
