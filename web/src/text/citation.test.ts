import { expect, it } from 'vitest';
import { citation } from './citation';

it('cites a book by its heading, and says plainly what is ours', () => {
  expect(citation({ whose: 'book', heading: 'BANKRUPTCY' })).toBe('BANKRUPTCY');
  expect(citation({ whose: 'ours', heading: 'BANKRUPTCY' })).toBe('Our ruling · BANKRUPTCY');
  expect(citation({ whose: 'ours', heading: '' })).toBe('Our ruling');
  expect(citation({ whose: 'table', heading: 'BANKRUPTCY' })).toBe('House rule');
});
