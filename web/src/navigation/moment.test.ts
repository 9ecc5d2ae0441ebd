import { expect, it } from 'vitest';
import { momentIn, openIn, partAt } from './moment';

it('reads the moment that an address names', () => {
  expect(['12', '999', '', 'key', '12x', '12-review'].map((part) => momentIn(part, 40))).toEqual([12, 40, null, null, null, 12]);
});

it('says and reads what lies open there', () => {
  for (const open of ['review', 'lesson', ''] as const) {
    const part = partAt(12, open);
    expect([momentIn(part, 40), openIn(part)]).toEqual([12, open]);
  }
});
