import { describe, expect, it } from 'vitest';
import type { EventView, PurseView } from '../protocol';
import { event } from '../testing/book';
import { type Announcement, announcementsAt, announcementsOf, notesOf, type Table } from './announcements';

const table: Table = {
  isMine: (seat) => seat === 'p1',
  startingCash: 1500,
  letters: () => 20,
  isHurried: () => false,
};

const with_ = <E extends EventView>(one: E, ...purses: PurseView[]): E => ({ ...one, purses });
const rent = (amount: number, before: number, seat = 'p1', to = 'p2'): EventView =>
  with_(
    event('paid', { to, amount, deed: 'north' }, seat),
    { seat, before, after: before - amount },
    { seat: to, before: 100, after: 100 + amount },
  );
const first = (...events: EventView[]): Announcement | null => announcementsAt(events, 0, table)[0] ?? null;

describe('a rent', () => {
  it('of mine is an announcement, however small, with who, what for, how much and the purses', () => {
    expect(first(rent(2, 1500))).toMatchObject({
      kind: 'rent', seat: 'p1', to: 'p2', deed: 'north', amount: 2, great: false, mine: true,
      purses: [{ seat: 'p1', before: 1500, after: 1498 }, { seat: 'p2', before: 100, after: 102 }],
    });
  });
  it('between others is one from a tenth of what the payer has', () => {
    expect(first(rent(99, 1000, 'p2', 'p3'))).toBeNull();
    expect(first(rent(100, 1000, 'p2', 'p3'))).toMatchObject({ kind: 'rent', mine: false });
  });
  it('is great at a third of the starting cash, or at half of the purse unless that is small for anybody', () => {
    const great = (amount: number, before: number): unknown => (first(rent(amount, before)) as { great: boolean }).great;
    expect([great(500, 5000), great(499, 5000)]).toEqual([true, false]);
    expect([great(150, 300), great(149, 300), great(10, 12)]).toEqual([true, false, false]);
  });
  it('stays longer the greater it is, and the more it is mine', () => {
    const times = [rent(120, 1000, 'p2', 'p3'), rent(120, 1000), rent(700, 1000, 'p2', 'p3'), rent(700, 1000)];
    const reading = times.map((one) => first(one)!.reading);
    expect(reading.toSorted((a, b) => a - b)).toEqual(reading);
  });
  it('that has still to be raised is owed, and moves no purse', () => {
    const owed = with_(event('in-debt', { to: 'p2', amount: 900, deed: 'north' }));
    expect(first(owed)).toMatchObject({ kind: 'rent', owed: true, purses: [] });
  });
});

describe('other money', () => {
  const salary = (seat: string): EventView => with_(event('salary', { amount: 200 }, seat));
  it('is an announcement where it is mine, else a line', () => {
    expect(first(salary('p1'))).toMatchObject({ kind: 'money', why: 'salary', to: 'p1', amount: 200 });
    expect(first(salary('p2'))).toBeNull();
  });
  it('to a player is one for who gets it', () => {
    const paid = with_(event('paid', { to: 'p1', amount: 10, deed: '' }, 'p2'), { seat: 'p1', before: 0, after: 10 });
    expect(first(paid)).toMatchObject({ kind: 'money', mine: true });
  });
  it('knows the space that it is paid on', () => {
    const moved = event('moved', { origin: 'go', target: 'tax', steps: 4 });
    const paid = with_(event('paid', { to: 'bank', amount: 75, deed: '' }));
    expect(announcementsOf([moved, paid], table)).toMatchObject([{ kind: 'money', space: 'tax' }]);
  });
  it('knows the space of a tax that was chosen a move later', () => {
    const chosen = event('tax-chosen', { amount: 200, percent: 0, space: 'tax' });
    const paid = with_(event('paid', { to: 'bank', amount: 200, deed: '' }));
    expect(announcementsOf([chosen, paid], table)).toMatchObject([{ kind: 'money', space: 'tax' }]);
  });
  it('that a bankrupt leaves belongs to the bankruptcy', () => {
    const ruin = with_(event('went-bankrupt', { to: 'p1', amount: 10 }, 'p2'));
    const left = { ...event('paid', { to: 'p1', amount: 10, deed: '' }, 'p2'), part_of: 'went-bankrupt' };
    expect(announcementsOf([ruin, left], table).map(({ kind }) => kind)).toEqual(['bankrupt']);
  });
});

it('gives a card the time that its text takes', () => {
  const drew = with_(event('drew', { card: 'c' }));
  const reading = (letters: number): number => announcementsAt([drew], 0, { ...table, letters: () => letters })[0]!.reading;
  expect(reading(200)).toBeGreaterThan(2 * reading(20));
});

it('tells to whom a bankrupt leaves all he has, by which rule, and waits for those whom it touches', () => {
  const ruin = (seat: string): EventView => with_(event('went-bankrupt', { to: 'p2', amount: 10 }, seat, 'bankrupt-player'));
  expect(first(ruin('p1'))).toMatchObject({ kind: 'bankrupt', seat: 'p1', rule: 'bankrupt-player', to: 'p2', waits: true });
  expect(first(ruin('p3'))).toMatchObject({ waits: false });
});

it('gathers whom a storm strikes, up to the next other event', () => {
  const struck = (deed: string): EventView => with_(event('storm-hit', { deed } as never));
  const rest = [struck('north'), struck('south'), with_(event('salary', { amount: 200 })), struck('station')];
  const chosen = (owner: string): EventView => with_(event('storm-chosen', { owner } as never));
  expect(first(chosen('p1'), ...rest)).toMatchObject({ own: true, struck: rest.slice(0, 2) });
  expect(first(chosen('p2'), ...rest)).toMatchObject({ own: false });
});

it('tells of a squeeze what is asked and who pays it, and those payments no second time', () => {
  const thrown = with_({ ...event('threw-squeeze', {} as never), dice: [6, 6] });
  const asked = with_(event('squeezed', {} as never));
  const paid = ['p2', 'p3'].map((seat) => ({ ...event('paid', { to: 'p1', amount: 200, deed: '' }, seat), part_of: 'squeezed' }));
  const announcements = announcementsOf([thrown, asked, ...paid, with_(event('turn-began', {}))], table);
  expect(announcements).toMatchObject([{ kind: 'squeeze', dice: [6, 6], asked, paid }]);
});

it('makes nothing of most events', () => {
  expect(first(with_(event('turn-began', {})))).toBeNull();
});

it('lets a sum travel in five notes at the most, which come to it', () => {
  expect(notesOf(200)).toEqual([100, 100]);
  expect(notesOf(50)).toEqual([50]);
  for (const amount of [1, 7, 186, 1500, 1999, 12_345]) {
    expect(notesOf(amount).reduce((sum, note) => sum + note)).toBe(amount);
    expect(notesOf(amount).length).toBeLessThanOrEqual(5);
  }
});

describe('a rent that is never paid', () => {
  const lapsed = (owner: string, lander: string): EventView => with_(event('rent-lapsed', { lander, deed: 'north', amount: 28 }, owner));
  it('is an announcement for its owner and for who would have owed it, with the sum that was open', () => {
    expect(first(lapsed('p1', 'p2'))).toMatchObject({ kind: 'unpaid', how: 'lapsed', to: 'p1', lander: 'p2', amount: 28, mine: true });
    expect(first(with_(event('rent-waived', { lander: 'p1', deed: 'north', amount: 28 }, 'p2')))).toMatchObject({ how: 'waived', mine: true });
    expect(first(lapsed('p2', 'p3'))).toBeNull();
  });
});

it('shows a deal that was accepted with all that changes hands by it, and nothing that follows', () => {
  const deed = event('traded-deed', { to: 'p1', deed: 'north' }, 'p2');
  const cash = event('traded-cash', { to: 'p2', amount: 60 });
  const seen = first(event('accepted', { offerer: 'p2' }), deed, cash, event('turn-began', {}, 'p2'));
  expect(seen).toMatchObject({ kind: 'trade', seat: 'p1', to: 'p2', traded: [deed, cash], mine: true, waits: false });
});

describe('a group that becomes whole', () => {
  const won = (seat: string): EventView => ({ ...event('auction-won', { deed: 'south', price: 90 }, seat), whole: { seat, mortgaged: 0, builds: true } });
  it('is seen by everybody, after the sale that made it so, and waits for whose it is', () => {
    const seen = announcementsAt([won('p1')], 0, table);
    expect(seen.map(({ kind, waits }) => [kind, waits])).toEqual([['sale', false], ['whole', true]]);
    expect(announcementsAt([won('p2')], 0, table).at(-1)).toMatchObject({ kind: 'whole', to: 'p2', mine: false, waits: false });
  });
  it('waits for nobody whose clock runs', () => {
    expect(announcementsAt([won('p1')], 0, { ...table, isHurried: () => true }).map(({ waits }) => waits)).toEqual([false, false]);
  });
  it('by a deal is seen when all has changed hands: mine, with the cash of both, and the other as a line of it', () => {
    const given = (deed: string, seat: string, to: string): EventView => ({ ...with_(event('traded-deed', { to, deed }, seat)), whole: { seat: to, mortgaged: 0, builds: true } });
    const purses = [{ seat: 'p1', before: 100, after: 160 }, { seat: 'p2', before: 90, after: 30 }];
    const deal = [
      with_(event('accepted', { offerer: 'p2' })),
      given('south', 'p1', 'p2'),
      given('north', 'p2', 'p1'),
      with_(event('traded-cash', { to: 'p1', amount: 60 }, 'p2'), ...purses),
      with_(event('turn-began', {}, 'p2')),
    ];
    const seen = deal.map((_, k) => announcementsAt(deal, k, table));
    expect(seen.map((all) => all.map(({ kind }) => kind))).toEqual([['trade'], [], [], ['whole'], []]);
    expect(seen[3]).toMatchObject([{ to: 'p1', deed: 'north', waits: true, deal: { other: 'p2', theirs: ['south'], purses } }]);
  });
});
