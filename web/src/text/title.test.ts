import { expect, it } from 'vitest';
import type { EditionTitle } from '../protocol';
import { datedTitle, fullTitle, gameOf, titleOf } from './title';

const edition = (part: Partial<EditionTitle>): EditionTitle => ({
  id: 'us1973',
  base: 'us1973',
  title: { en: 'Atlantic City edition' },
  year: 1973,
  variant: '',
  ...part,
});

it('calls a built-in edition by its short name, and another by its own', () => {
  expect(titleOf(edition({}))).toBe('Atlantic City');
  expect(titleOf(edition({ base: 'mine', title: { en: 'Our street' } }))).toBe('Our street');
});

it('adds the year where there is one, and which game of the book it is', () => {
  expect(datedTitle(edition({}))).toBe('Atlantic City, 1973');
  expect(fullTitle(edition({ variant: 'timed' }))).toBe('Atlantic City, 1973, timed');
  expect(fullTitle(edition({ year: 0, variant: 'own' }))).toBe('Atlantic City');
});

it('has no word for the whole game, nor for an edition of one’s own', () => {
  expect([gameOf(edition({})), gameOf(edition({ variant: 'own' })), gameOf(edition({ variant: 'short' }))]).toEqual(['', '', 'short']);
});
