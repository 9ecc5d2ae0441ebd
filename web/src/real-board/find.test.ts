import { describe, expect, it } from 'vitest';
import { find } from './find';

const DIVIDEND = 'Your shares have done well: receive a dividend of $50.';
const DOCTOR = 'Payez 1\u00a0500\u00a0$ au médecin.';
const ROLL = '1\u00a0·\u00a02\u00a0·\u00a03';
const ALL = [DIVIDEND, DOCTOR, ROLL];

const found = (wanted: string) => find(ALL, (text) => text, wanted);

describe('finding a card', () => {
  it.each([
    ['50', [DIVIDEND]],
    ['$50', [DIVIDEND]],
    ['div sha', [DIVIDEND]],
    ['1500', [DOCTOR]],
    ['medecin', [DOCTOR]],
    ['1 2 3', [ROLL]],
    ['123', [ROLL]],
    ['', ALL],
    ['  ', ALL],
  ])('by %s', (wanted, cards) => expect(found(wanted)).toEqual({ found: cards, all: true }));

  it('shows what comes nearest where no card has all the words', () =>
    expect(found('bank pays a dividend')).toEqual({ found: [DIVIDEND], all: false }));

  it('finds nothing by words that none has', () => expect(found('tornado')).toEqual({ found: [], all: false }));
});
