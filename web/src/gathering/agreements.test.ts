import { expect, it, vi } from 'vitest';
import type { EditionBrief, HouseRule, TableTerms } from '../protocol';
import { NO_CLOCK } from '../terms/plan.svelte';
import { agreements, markedAgreements } from './agreements';

vi.mock('../shelf/shelf.svelte', () => ({ shelf: {} }));

const rule = (knob: string, value: number | boolean): HouseRule => ({ knob, name: { en: knob }, note: {}, value, least: 0, most: 0, rule: '' });
const edition = {
  printed: true,
  timed: true,
  currency: '$',
  currency_after: false,
  house: [rule('auctions', true), rule('salary', 200), rule('pot', false)],
} as unknown as EditionBrief;
const terms = (part: Partial<TableTerms> = {}): TableTerms => ({
  edition: 'us1973',
  minutes: null,
  house: {},
  claims: 'automatic',
  clock: NO_CLOCK,
  listed: false,
  advice: false,
  real_board: false,
  ...part,
});

it('says so where the book itself has no such game', () => {
  expect(agreements(terms(), { ...edition, printed: false, variant: 'timed' })[0]).toBe('Not in the printed rulebook.');
  expect(agreements(terms(), { ...edition, printed: false, variant: 'own' })[0]).toBe('By the book, no house rules');
});

it('says that a table plays by the book', () => {
  expect(agreements(terms(), edition)).toEqual([
    'By the book, no house rules',
    'No clock',
    'Rents are collected automatically',
    'Private: by link or code only',
  ]);
});

it('says each house rule with what it was set to, in the order of the book', () => {
  const said = agreements(terms({ house: { pot: true, salary: 400, auctions: false } }), edition);
  expect(said.slice(0, 3)).toEqual(['auctions: no', 'salary: $400', 'pot: yes']);
  expect(said).not.toContain('By the book, no house rules');
});

it('says the whole clock, and of a day for each decision no minutes', () => {
  const clock = { ...NO_CLOCK, bank: 600, auction: 10, away: 120 };
  expect(agreements(terms({ clock, minutes: 90, claims: 'strict', listed: true }), edition).slice(1)).toEqual([
    'Time is up after 90 minutes',
    '10 minutes each',
    'When time runs out, passgo rolls for that player, but buys nothing and bids nothing',
    'Auctions close 10 s after the last bid',
    'After 2 minutes away, a bot stands in',
    'Owners ask for their own rents',
    'Public table: anyone may sit down',
  ]);
  expect(agreements(terms({ clock: { ...NO_CLOCK, days: 1 } }), edition)[1]).toBe('A day for each decision');
});

it('speaks of no bell where the game has none', () => {
  expect(agreements(terms({ minutes: 90 }), { ...edition, timed: false }).some((line) => line.includes('bell'))).toBe(false);
});

it('says that players may ask for advice, and nothing where they may not', () => {
  expect(agreements(terms({ advice: true }), edition).at(-1)).toBe('Players may ask what each answer is worth: What if?');
});

it('marks what the host has changed, and what holds no longer', () => {
  const marked = markedAgreements(terms({ listed: true }), terms(), edition).filter(({ change }) => change);
  expect(marked).toEqual([
    { line: 'Public table: anyone may sit down', change: 'new' },
    { line: 'Private: by link or code only', change: 'gone' },
  ]);
  expect(markedAgreements(terms(), null, edition).every(({ change }) => !change)).toBe(true);
});
