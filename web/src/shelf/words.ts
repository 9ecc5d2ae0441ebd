// Texts for the fields of a board: names in both languages, and titles that differ.

import type { OwnBoard } from '../protocol';

export type Value = NonNullable<OwnBoard['changes']>[string];
export type Changes = Record<string, Value>;

type Words = Record<string, string>;

/** A text in one language, and in the other too as long as that one has no words of its own. */
export function said(printed: Words, now: Words, language: string, text: string): Words {
  const others = Object.keys(now).filter((one) => one !== language);
  const follow = others.filter((one) => now[one] === printed[one] || now[one] === now[language]);
  return { ...now, [language]: text, ...Object.fromEntries(follow.map((one) => [one, text])) };
}

export const same = (one: Value | Changes, other: Value | Changes): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A title that no other board has: two boards of one name could not be told apart in the lobby. */
export function unlike(title: string, others: string[]): string {
  const taken = new Set(others.map((one) => one.toLocaleLowerCase()));
  if (!taken.has(title.toLocaleLowerCase())) return title;
  let n = 2;
  while (taken.has(`${title} ${n}`.toLocaleLowerCase())) n++;
  return `${title} ${n}`;
}
