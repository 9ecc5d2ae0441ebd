import { expect, it } from 'vitest';
import type { Act, SeatOptions } from '../protocol';
import { actOf, acts } from './acts';

const act = (verb: string, part: Partial<Act> = {}): Act => ({ verb, deed: '', group: '', company: '', ...part }) as Act;
const options = {
  acts: [act('mortgage', { deed: 'north' })],
  free: [act('mortgage', { deed: 'south' }), act('build', { deed: 'north' }), act('mortgage', { company: 'radio' })],
} as unknown as SeatOptions;

it('finds the acts of a verb, the answers to the question first', () => {
  expect(acts(options, 'mortgage').map(({ deed, company }) => deed || company)).toEqual(['north', 'south', 'radio']);
  expect(acts(undefined, 'mortgage')).toEqual([]);
});

it('finds the one about a deed or a company, and none about another', () => {
  expect(actOf(options, 'mortgage', { deed: 'south' })?.deed).toBe('south');
  expect(actOf(options, 'mortgage', { company: 'radio' })?.company).toBe('radio');
  expect(actOf(options, 'build', { deed: 'south' })).toBeUndefined();
  expect(actOf(options, 'lift')).toBeUndefined();
});
