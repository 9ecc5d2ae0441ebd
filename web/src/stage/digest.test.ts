import { expect, it } from 'vitest';
import type { Entry, EventView, PurseView } from '../protocol';
import { event, told } from '../testing/book';
import { digestOf, gathered, type Digest } from './digest';

const entry = (n: number, events: EventView[], undone: number[] = []): Entry => ({ n, text: '', at: 0, events, by_table: false, by_clock: false, by_order: false, undone, corrected: [] });
const began = (seat: string): EventView => event('turn-began', {}, seat);
const rolled = (seat: string): EventView[] => [
  event('threw', { first: 1, second: 2 }, seat),
  told('line-threw-moved', event('moved', { origin: 'go', target: 'north', steps: 3 }, seat)),
];
const paid = (from: string, to: string, amount: number, ...purses: PurseView[]): EventView => ({
  ...event('paid', { to, amount, deed: 'north' }, from),
  purses,
});
const signed = ({ mine }: Digest): number => mine.reduce((sum, row) => sum + row.sum, 0);

/** Numbers from 0 up to one that is not reached, the same at every run. */
function chance(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

/** A game of three seats in which money goes to and fro, moves are undone, and the first seat is to roll again; with what they had
 * when their turn before ended, and have now. */
function played(seed: number): { entries: Entry[]; before: number; now: number } {
  const pick = chance(seed);
  const seats = ['p1', 'p2', 'p3'];
  let cash = 1500;
  let before = cash;
  const entries: Entry[] = [];
  const add = (events: EventView[], undone: number[] = []): number => entries.push(entry(entries.length + 1, events, undone));
  const pay = (): void => {
    const amount = pick(90) + 1;
    const [from, to] = pick(2) ? ['p1', 'p2'] : ['p3', 'p1'];
    const [had, other] = [cash, { seat: from === 'p1' ? to : from, before: 500, after: 600 }];
    cash += from === 'p1' ? -amount : amount;
    const mine = { seat: 'p1', before: had, after: cash };
    const events = [...(pick(2) ? rolled(from) : []), paid(from, to, amount, mine, other)];
    if (events.length > 1) events[2] = told('more', events[2]!);
    const n = add(events);
    if (pick(4)) return;
    add([], [n]);
    cash = had;
  };
  for (let round = pick(3) + 1; round >= 0; round--) {
    for (const seat of seats) {
      if (seat === 'p2') before = cash;
      add([began(seat)]);
      add(rolled(seat));
      for (let k = pick(4); k > 0; k--) pay();
    }
  }
  add([began('p1')]);
  if (pick(2)) pay();
  return { entries, before, now: cash };
}

it('has rows whose sums are together what the cash has changed by, in any game', () => {
  let seen = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { entries, before, now } = played(seed);
    const digest = digestOf(entries, 'p1');
    if (!digest) continue; // they have rolled
    expect([seed, digest.sum]).toEqual([seed, now - before]);
    expect([seed, signed(digest)]).toEqual([seed, digest.sum]);
    const { printed, rest } = gathered(digest.mine, 3);
    expect(printed.reduce((sum, row) => sum + row.sum, rest)).toBe(digest.sum);
    expect(digest.turns).toBe(2);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(300);
});

it('stands at the beginning of a turn, after others played, until its player rolls', () => {
  const others = [entry(1, [began('p1'), ...rolled('p1')]), entry(2, [began('p2'), ...rolled('p2')])];
  expect(digestOf(others, 'p1')).toBeNull();
  expect(digestOf([...others, entry(3, [began('p1')])], 'p1')).toMatchObject({ turn: 3, turns: 1, sum: 0, mine: [], others: [] });
  expect(digestOf([...others, entry(3, [began('p1'), ...rolled('p1')])], 'p1')).toBeNull();
  expect(digestOf([entry(1, [began('p1')])], 'p1')).toBeNull();
});

it('puts a whole group before a house, and leaves out what concerns nobody else', () => {
  const house = event('built', { deed: 'north', level: { building: 'house', number: 1 }, price: 50 } as never, 'p2');
  const whole = { ...event('bought', { deed: 'south', price: 100 }, 'p3'), whole: { seat: 'p3', mortgaged: 0, builds: true } };
  const bought = event('bought', { deed: 'station', price: 200 }, 'p2');
  const digest = digestOf(
    [entry(1, [began('p1')]), entry(2, [began('p2'), house]), entry(3, [bought]), entry(4, [began('p3'), whole]), entry(5, [began('p1')])],
    'p1',
  )!;
  expect(digest.others.map(({ line }) => line.events[0]!.kind)).toEqual(['bought', 'built']);
  expect(digest.gravest?.line.seat).toBe('p3');
  expect(digest.all).toHaveLength(3);
});
