// Rolls and cards that are said at a real board. The device recognises them by itself: no sound leaves it.

import type { Language } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { aloud } from './aloud.svelte';

/** The part of the Web Speech API that is used here; TypeScript does not know it yet. */
interface Recognizer {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  processLocally: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
interface Recognizers {
  new (): Recognizer;
  /** Only browsers that can recognise speech without a service have it. */
  available?(asked: { langs: string[]; processLocally: true }): Promise<string>;
}
declare global {
  interface Window {
    SpeechRecognition?: Recognizers;
    webkitSpeechRecognition?: Recognizers;
  }
}

const DIALECT: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** How many readings of what was said are asked for, the likeliest first. */
const READINGS = 5;

class Voice {
  on = $state(false);
  /** The language that this device recognises by itself, as far as is known. */
  #known = $state<Language | null>(null);

  /** Whether this device recognises the language in use by itself. */
  get possible(): boolean {
    return this.#known === settings.language;
  }

  get listens(): boolean {
    return this.on && this.possible;
  }

  /** Ask the device whether it recognises the language in use. */
  async ask(): Promise<void> {
    const language = settings.language;
    const found = await this.#recognizers?.available?.({ langs: [DIALECT[language]], processLocally: true });
    if (found === 'available') this.#known = language;
  }

  get #recognizers(): Recognizers | undefined {
    return window.SpeechRecognition ?? window.webkitSpeechRecognition;
  }

  /** While it is switched on, and nothing is read aloud, hand over what is said, in several readings. Gives the way to end it. */
  listen(heard: (readings: string[]) => void): (() => void) | undefined {
    if (!this.listens || aloud.speaking || !this.#recognizers) return undefined;
    const recognizer = new this.#recognizers();
    Object.assign(recognizer, { lang: DIALECT[settings.language], continuous: true, maxAlternatives: READINGS, processLocally: true });
    recognizer.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) heard(Array.from(result, ({ transcript }) => transcript));
    };
    recognizer.onerror = ({ error }) => {
      if (error !== 'no-speech') this.on = false; // the microphone is not to be used, or not there
    };
    recognizer.onend = () => recognizer.start(); // a silence ends it
    recognizer.start();
    return () => {
      recognizer.onresult = recognizer.onerror = recognizer.onend = null;
      recognizer.abort();
    };
  }
}

export const voice = new Voice();
