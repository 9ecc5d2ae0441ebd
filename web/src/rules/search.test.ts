import { expect, it } from 'vitest';
import type { EditionInfo, RuleInfo } from '../protocol';
import { Book } from '../edition/book';
import { book as small } from '../testing/book';
import { plainLetters, sections } from './search';

const rule = (heading: string, en: string, whose: RuleInfo['whose'] = 'book'): RuleInfo => ({
  heading,
  headings: { en: heading, fr: heading },
  whose,
  text: { en, fr: '' },
});
const book = new Book({
  ...small.printed,
  rules: {
    rent: rule('Rent', 'Whoever lands pays.'),
    jail: rule('Jail', 'Three tries.'),
    late: rule('Rent', 'It has to be asked for in time.'),
    ours: rule('Rent', 'A debt comes first.', 'ours'),
  },
} as EditionInfo);

it('keeps what stands under one heading together, and what is ours apart', () => {
  expect(sections(book, '').map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ['Rent', ['rent', 'late']],
    ['Jail', ['jail']],
    ['Our ruling · Rent', ['ours']],
  ]);
});

it('finds every rule that has all the words, in whatever letters', () => {
  expect(sections(book, 'RENT time').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['late']);
  expect(sections(book, 'nothing')).toEqual([]);
  expect(plainLetters('Échanges à la Bourse')).toBe('echanges a la bourse');
});
