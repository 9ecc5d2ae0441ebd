import { expect, it } from 'vitest';
import { missing, printed, readCode } from './code';

it('reads a code as it is said, typed or pasted', () => {
  expect(['ktr482', ' KTR 482 ', 'k-t-r 4.8.2', 'https://example.org/t/KTR482'].map(readCode)).toEqual(Array(4).fill('KTR482'));
  expect([readCode('482'), readCode('ktr48x2')]).toEqual(['', 'KTR482']);
});

it('says what is missing', () => {
  expect(['', 'KT', 'KTR', 'KTR48', 'KTR482'].map(missing)).toEqual(['letters', 'letters', 'figures', 'figure', '']);
});

it('prints the letters apart from the figures', () => {
  expect(printed('KTR482')).toBe('KTR 482');
});
