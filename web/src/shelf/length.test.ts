import { expect, it } from 'vitest';
import type { EditionBrief } from '../protocol';
import { lengthOf, minutesOf, shorter } from './length';

const length = (middle: number) => ({ short: middle / 2, middle, long: middle * 2 });
const edition = {
  lengths: { players: { '2': length(40), '4': length(200) }, house: { trade_after_sellout: length(80), parking_pot: length(190) } },
  house: [{ knob: 'trade_after_sellout', value: true }, { knob: 'parking_pot', value: false }],
} as unknown as EditionBrief;

it('gives what was measured with so many players, or under the one house rule', () => {
  expect(lengthOf(edition, 2, {})).toEqual({ ...length(40), players: 2 });
  expect(lengthOf(edition, 2, { trade_after_sellout: false })).toEqual({ ...length(80), players: 4 });
});

it('says nothing of what nobody measured', () => {
  expect(lengthOf(edition, 3, {})).toBeNull();
  expect(lengthOf(edition, 2, { trade_after_sellout: false, parking_pot: true })).toBeNull();
  expect(lengthOf({ ...edition, lengths: null }, 2, {})).toBeNull();
});

it('offers the house rules that make a game much shorter', () => {
  expect(shorter(edition, {}).map(({ rule, rounds }) => [rule.knob, rounds])).toEqual([['trade_after_sellout', 80]]);
  expect(shorter(edition, { parking_pot: true })).toEqual([]);
});

it('reckons half a minute for a turn of people at one table, and less for one person among bots', () => {
  expect(minutesOf(40, 4, 0)).toBe(80);
  expect(minutesOf(49, 1, 3)).toBe(20);
});
