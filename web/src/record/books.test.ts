// Every line of the golden game of every book is a sentence, in every language. The games lie in the folder that
// PASSGO_GAMES names, one file a book: tests/house/test_client.py writes them.

/// <reference types="node" />

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { EditionInfo, Entry } from '../protocol';
import { Book } from '../edition/book';
import { LANGUAGES, settings } from '../settings/settings.svelte';
import { setTerms } from '../text/fluent.svelte';
import { plain } from '../text/strong';
import { linesOf } from './lines';
import { lineText } from './text';

const folder = process.env.PASSGO_GAMES ?? '';
const files = folder ? readdirSync(folder) : [];

/** The signs of a missing sentence, or of a missing word in it. */
const NO_WORDS = /\{|\}|\$\w*[a-z]|undefined|NaN|Unknown|\b(?:event|line|hand|building)-[a-z]/;
/** A line so long is said otherwise in another language. */
const LONG = 40;

describe.runIf(folder)('a game', () => {
  it.each(files)('%s', (file) => {
    const { info, entries } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { info: EditionInfo; entries: Entry[] };
    const fault = vi.spyOn(console, 'error');
    const book = new Book(info);
    setTerms(info);
    const lines = linesOf(entries);
    expect(lines.length).toBeGreaterThan(entries.length / 6);
    const read = LANGUAGES.map((language) => {
      settings.language = language;
      return lines.map((line) => plain(lineText(line, book, (hand) => `Ann ${hand}`)));
    });
    for (const texts of read) expect(texts.filter((text) => !text || NO_WORDS.test(text))).toEqual([]);
    const [first, ...others] = read.map((texts) => new Set(texts.filter((text) => text.length > LONG)));
    expect([...first!].filter((text) => others.every((texts) => texts.has(text)))).toEqual([]);
    expect(fault).not.toHaveBeenCalled();
  });
});
