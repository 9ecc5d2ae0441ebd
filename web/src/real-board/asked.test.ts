import { expect, it } from 'vitest';
import { book } from '../testing/book';
import { plain } from '../text/strong';
import type { Question, StateView } from '../protocol';
import { askedOf } from './asked';

const asks = (awaits: Partial<Question>): string => plain(askedOf({ awaits } as StateView, book, () => 'Ada'));

it('says what is for sale, what is under the hammer, and what is owed', () => {
  expect(asks({ kind: 'buy', deed: 'north', amount: 60 })).toBe('north is for sale at $60.');
  expect(asks({ kind: 'auction', deed: 'north', by: '', amount: 0, least: 10 })).toBe('north is up for auction, from $10.');
  expect(asks({ kind: 'auction', deed: 'north', by: 'p1', amount: 45, least: 46 })).toBe('north is up for auction: $45 by Ada.');
  expect(asks({ kind: 'debt', by: 'p2', seats: ['p1'], amount: 26 })).toBe('Ada owes Ada $26.');
  expect(asks({ kind: 'throw' })).toBe('');
});
