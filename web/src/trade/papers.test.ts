import { expect, it, vi } from 'vitest';
import { paperBook as book } from '../testing/book';
import { paperOf } from './papers';

vi.mock('../game/game.svelte', () => ({ game: {} }));

it('names a paper and how many of it, with its picture', () => {
  expect(paperOf('acme_motors*3', book)).toEqual({ name: '3 shares of acme_motors', sign: 'sign-motor' });
  expect(paperOf('acme_motors', book)?.name).toBe('1 share of acme_motors');
  expect(paperOf('dollars*2', book)).toEqual({ name: '2 Picsou dollars', sign: 'sign-dollar' });
  expect(paperOf('roll_1', book)).toEqual({ name: 'Roll Three card 1\u00a0·\u00a03\u00a0·\u00a06', sign: 'sign-three' });
});

it('shows a certificate for a counted thing without a picture of its own', () => {
  expect(paperOf('laps*2', book)?.sign).toBe('sign-certificate');
});

it('takes neither a deed nor a card for a paper', () => {
  expect([paperOf('north', book), paperOf('pardon', book)]).toEqual([null, null]);
});
