// The rules of a book as they are looked through: in its order, under its headings, those with some words in them.

import type { RuleInfo } from '../protocol';
import type { Book } from '../edition/book';
import { citation } from '../text/citation';
import { local } from '../text/names';

export interface Section {
  /** As it is cited. */
  title: string;
  /** As the book prints it. */
  heading: string;
  rules: (RuleInfo & { id: string })[];
}

/** Letters without their accents and capitals: whoever looks for "echange" finds « Échanges ». */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLocaleLowerCase();

/** Every word is somewhere in the rule, its heading among it. */
function has(rule: RuleInfo, words: string[]): boolean {
  const text = plainLetters(`${citation(rule)} ${rule.heading} ${local(rule.text)}`);
  return words.every((word) => text.includes(word));
}

export function sections(book: Book, words: string): Section[] {
  const wanted = plainLetters(words).split(/\s+/).filter(Boolean);
  const found = new Map<string, Section>();
  for (const [id, rule] of Object.entries(book.info.rules)) {
    if (!has(rule, wanted)) continue;
    const title = citation(rule);
    const section = found.get(title) ?? { title, heading: rule.heading, rules: [] };
    section.rules.push({ id, ...rule });
    found.set(title, section);
  }
  return [...found.values()];
}
