import { expect, it } from 'vitest';
import type { Entry, EventView } from '../protocol';
import { event } from '../testing/book';
import { since, turnBefore, turnEvents, feedLines } from './live-feed';

const entry = (...events: EventView[]): Entry => ({ n: 0, text: '', at: 0, events, by_table: false, by_clock: false, by_order: false, undone: [], corrected: [] });
const began = (seat: string): EventView => event('turn-began', {}, seat);
const threw = (seat: string): EventView => event('threw', { first: 1, second: 2 }, seat);
const kinds = (events: EventView[]): string[] => events.map(({ kind }) => kind);

it('has the turn that is played, with what is being shown of it', () => {
  const entries = [entry(threw('p1'), began('p2')), entry(threw('p2'))];
  expect(turnEvents(entries, [event('salary', { amount: 200 }, 'p2')]).map(({ kind, seat }) => [kind, seat])).toEqual([
    ['threw', 'p2'],
    ['salary', 'p2'],
  ]);
  expect(kinds(turnEvents(entries, [began('p3'), threw('p3')]))).toEqual(['threw']);
});

it('has the turn before that, which is all there is to see when a turn begins', () => {
  const entries = [entry(began('p1'), threw('p1')), entry(threw('p1'), began('p2')), entry(threw('p2'))];
  expect(turnBefore(entries, []).map(({ seat }) => seat)).toEqual(['p1', 'p1']);
  expect(turnBefore(entries, [began('p3')]).map(({ seat }) => seat)).toEqual(['p2']);
  expect(turnBefore([], [])).toEqual([]);
});

it('prints what happened, not what is only asked, and of bids the highest', () => {
  const bid = (amount: number): EventView => event('bid', { amount }, 'p2');
  const events = [threw('p1'), event('on-sale', { deed: 'north', price: 100 }), bid(10), bid(20)];
  expect(feedLines(events, 'p1').map((line) => [line.event.kind, line.brief])).toEqual([['threw', true], ['bid', false]]);
});

it('tells the sums of who is playing', () => {
  const paid = event('paid', { to: 'p2', amount: 50, deed: '' });
  expect(feedLines([paid], 'p1')[0]!.sum).toBe(-50);
  expect(feedLines([paid], 'p2')[0]!.sum).toBe(0);
});

it('remembers what others did to a purse since its own turn', () => {
  const paid = (seat: string, before: number): EventView => ({
    ...event('paid', { to: 'p1', amount: 50, deed: 'north' }, seat),
    purses: [{ seat: 'p1', before, after: before + 50 }],
  });
  const entries = [entry(paid('p3', 0)), entry(began('p1'), threw('p1')), entry(began('p2'), paid('p2', 50), threw('p2'))];
  expect(since(entries, 'p1')).toEqual([paid('p2', 50)]);
});
