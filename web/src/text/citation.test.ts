import { expect, it } from 'vitest';
import { citation } from './citation';

it('cites a book by its heading in the language of the reader, and says plainly what is ours', () => {
  const headings = { en: 'Bankruptcy', fr: 'La faillite' };
  expect(citation({ whose: 'book', headings })).toBe('Bankruptcy');
  expect(citation({ whose: 'ours', headings })).toBe('Our ruling · Bankruptcy');
  expect(citation({ whose: 'ours', headings: { en: '', fr: '' } })).toBe('Our ruling');
  expect(citation({ whose: 'table', headings })).toBe('House rule');
});
