import { expect, it } from 'vitest';
import { paperBook as book } from '../testing/book';
import { lotName, rollName } from './papers';

it('calls a Roll Three card by its numbers', () => {
  expect(rollName('roll_1', book)).toBe('1\u00a0·\u00a03\u00a0·\u00a06');
});

it('names what is auctioned as it stands inside a sentence', () => {
  expect(lotName('acme_motors', book)).toBe('a share of acme_motors');
  expect(lotName('roll_1', book)).toBe('the Roll Three card 1\u00a0·\u00a03\u00a0·\u00a06');
  expect(lotName('bus', book)).toBe('a travel voucher (bus)');
  expect(lotName('pardon', book)).toBe('the card “pardon”');
});

it('has words for what has no name: any share, a Picsou dollar', () => {
  expect([lotName('share', book), lotName('dollars', book)]).toEqual(['a share of any company', 'a Picsou dollar']);
});
