import { expect, it } from 'vitest';
import { elided } from './elided';
import { strong } from './strong';

it('elides before a vowel and a mute h, accents and marks aside', () => {
  expect(['Ada', 'Ève', 'Hugo', 'Marc', '8 ball'].map((name) => elided('de', name))).toEqual([
    'd’Ada',
    'd’Ève',
    'd’Hugo',
    'de Marc',
    'de 8 ball',
  ]);
  expect(elided('que', strong('Œdipe'))).toBe(`qu’${strong('Œdipe')}`);
});
