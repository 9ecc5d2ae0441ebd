import { expect, it } from 'vitest';
import type { DiceAttempt, DiceCheck } from '../protocol';
import { check, type Verdict } from './check';
import { olderServerCommitment, playerCommitment, receiptDigest, seal, serverCommitment, way, type BySeat } from './rule';

const GAME = 'g1';
const COINS = ['* heads', '* tails'];
const seed = (letter: string): string => letter.repeat(64);

/** An attempt in which `withheld` had committed, and did not show the seed. */
function attempt(number: number, server: string, seeds: BySeat, withheld: BySeat = {}): DiceAttempt {
  const commitments = Object.fromEntries(
    Object.entries({ ...seeds, ...withheld }).map(([seat, seed]) => [seat, playerCommitment(seed)]),
  );
  const receipts = Object.fromEntries(
    Object.keys(commitments).map((seat) => [seat, receiptDigest(receipt(number, seat))]),
  );
  return {
    commitments: {
      ...commitments,
      server: serverCommitment(GAME, number, commitments, receipts, ['p8'], seal(server)),
    },
    receipts,
    bots: ['p8'],
    seeds: { ...seeds, server },
    sealed: '',
    given: {},
  };
}

/** Return what the server gives a seat for its seed. */
const receipt = (number: number, seat: string): string => seal(`${number} ${seat}`);

/** The same as it was before there were receipts. */
function older(number: number, server: string, seeds: BySeat, withheld: BySeat = {}): DiceAttempt {
  const now = attempt(number, server, seeds, withheld);
  const { server: _, ...commitments } = now.commitments;
  const before = olderServerCommitment(GAME, number, commitments, server);
  return { ...now, commitments: { ...commitments, server: before }, receipts: null, bots: [] };
}

/** A game of twenty tosses of a coin, its dice from the last attempt. */
function game(...attempts: DiceAttempt[]): DiceCheck {
  const { server, ...seeds } = attempts.at(-1)!.seeds;
  const falls = Array.from({ length: 20 }, (_, k) => ({
    n: 2 * k + 1,
    fell: COINS[way(server!, GAME, k + 1, seeds, 2)]!,
    ways: 0,
  }));
  return { game: GAME, attempts, falls, ways: [COINS], moves: 40, over: true };
}

const players = { p1: seed('a'), p2: seed('b') };
const whole = game(attempt(1, seed('1'), players));
const flaw = (dice: DiceCheck): Verdict['flaw'] => check(dice, []).flaw;
const changed = (change: (dice: DiceCheck) => void): DiceCheck => {
  const dice = structuredClone(whole);
  change(dice);
  return dice;
};

it('finds a game right', () => {
  expect(check(whole, [])).toEqual({
    answer: 'fair',
    right: 20,
    seats: ['p1', 'p2'],
    attempts: 1,
    flaw: null,
    own: false,
    unconfirmed: [],
  });
  expect(check(game(older(1, seed('1'), players)), []).answer).toBe('fair');
});

it('finds the throw that fell otherwise', () => {
  const { fell } = whole.falls[7]!;
  const expected = fell;
  const other = COINS.find((way) => way !== fell)!;
  const verdict = check(changed(({ falls }) => (falls[7]!.fell = other)), []);
  expect(verdict).toMatchObject({ answer: 'unfair', right: 7 });
  expect(verdict.flaw).toEqual({ key: 'fell', args: { n: 15, fell: other, expected } });
});

it('finds seeds and commitments that do not fit', () => {
  for (const who of ['p1', 'p2', 'server']) {
    const key = who === 'server' ? 'server' : 'player';
    expect(flaw(changed(({ attempts }) => (attempts[0]!.seeds[who] = seed('9'))))?.key).toBe(key);
    expect(flaw(changed(({ attempts }) => (attempts[0]!.commitments[who] = seed('9'))))?.key).toBe(key);
  }
});

it('finds a player taken in after the server was bound', () => {
  const other = attempt(1, seed('1'), { ...players, p3: seed('c') });
  other.commitments.server = whole.attempts[0]!.commitments.server!;
  expect(flaw(game(other))).toEqual({ key: 'server', args: { attempt: 1 } });
});

it('finds a course that could hide something', () => {
  const held = attempt(1, seed('1'), { p1: seed('a') }, { p2: seed('b') });
  expect(flaw({ ...whole, attempts: [held] })).toEqual({ key: 'unfinished', args: { attempt: 1, who: 'p2' } });
  expect(flaw(game(attempt(1, seed('1'), players), attempt(2, seed('2'), { p1: seed('c') })))?.key).toBe('thrown-away');
  expect(flaw(game(held, attempt(2, seed('2'), { p1: seed('c'), p2: seed('d') })))).toEqual({
    key: 'stranger',
    args: { attempt: 2, who: 'p2' },
  });
  expect(flaw(game(held, attempt(2, seed('2'), { p1: seed('a') })))).toEqual({
    key: 'copied',
    args: { attempt: 2, who: 'p1', other: 'p1', before: 1 },
  });
  expect(flaw(game(attempt(1, seed('1'), { p1: seed('a'), p2: seed('a') })))?.key).toBe('copied');
  expect(flaw(game(held, attempt(2, seed('1'), { p1: seed('c') })))).toEqual({
    key: 'repeated',
    args: { attempt: 2, who: 'server', other: 'server', before: 1 },
  });
  const before = older(1, seed('1'), { p1: seed('a') }, { p2: seed('b') });
  expect(flaw(game(before, older(2, seed('2'), { p1: seed('a') })))?.key).toBe('repeated');
  expect(check(game(held, attempt(2, seed('2'), { p1: seed('c') })), [])).toMatchObject({
    answer: 'fair',
    attempts: 2,
    seats: ['p1'],
  });
});

it('claims nothing where it cannot', () => {
  expect(check(changed(({ attempts }) => delete attempts[0]!.seeds.server), []).answer).toBe('sealed');
  expect(check({ ...whole, attempts: [] }, []).answer).toBe('no-proof');
});

it('compares the proof with what this browser kept', () => {
  const server = whole.attempts[0]!.commitments.server!;
  const kept = { attempt: 1, server, seeds: { p1: players.p1 } };
  expect(check(whole, [kept])).toMatchObject({ answer: 'fair', own: true });
  for (const other of [
    { ...kept, server: seed('9') },
    { ...kept, seeds: { p1: seed('9') } },
    { ...kept, attempt: 2 },
  ]) {
    expect(check(whole, [other]).flaw).toEqual({ key: 'kept', args: { attempt: other.attempt } });
  }
});

it('finds a commitment of a bot, and one that is not the bot’s any more', () => {
  expect(flaw(game(attempt(1, seed('1'), { ...players, p8: seed('c') })))).toEqual({
    key: 'bot',
    args: { attempt: 1, who: 'p8' },
  });
  expect(flaw(changed(({ attempts }) => (attempts[0]!.bots = [])))?.key).toBe('server');
});

it('accuses a server that leaves out what it gave a receipt for', () => {
  const dropped = game(attempt(1, seed('1'), { p2: seed('b') }, { p1: seed('a') }), attempt(2, seed('2'), { p2: seed('c') }));
  expect(check(dropped, []).answer).toBe('fair');
  const server = dropped.attempts[0]!.commitments.server!;
  const sent = { attempt: 1, server, seeds: { p1: seed('a') } };
  const flaw = { key: 'left-out', args: { attempt: 1, who: 'p1' } };
  expect(check(dropped, [{ ...sent, receipts: { p1: receipt(1, 'p1') } }])).toMatchObject({ answer: 'unfair', flaw });
  for (const receipts of [undefined, { p1: seed('9') }]) {
    expect(check(dropped, [{ ...sent, receipts }])).toMatchObject({
      answer: 'doubtful',
      unconfirmed: [{ who: 'p1', attempt: 1 }],
      own: false,
    });
  }
  // It promised, and never sent it.
  expect(check(dropped, [{ ...sent, server: '' }]).answer).toBe('fair');
});

it('knows the throws of two dice without the server', () => {
  const { server, ...seeds } = whole.attempts[0]!.seeds;
  const fixed = (n: number): string => `* dice ${Math.floor(n / 6) + 1} ${(n % 6) + 1}`;
  const throws = Array.from({ length: 36 }, (_, n) => fixed(n));
  const thrown = way(server!, GAME, 1, seeds, 36);
  const fall = (fell: string, ways: string[]): DiceCheck => ({ ...whole, falls: [{ n: 1, fell, ways: 0 }], ways: [ways] });
  expect(check(fall(throws[thrown]!, throws), []).answer).toBe('fair');
  const wanted = throws[(thrown + 7) % 36]!;
  for (const relabelled of [throws.map((one, n) => (n === thrown ? wanted : one)), [wanted], throws.toReversed()]) {
    const expected = throws[thrown]!;
    expect(check(fall(wanted, relabelled), []).flaw).toEqual({ key: 'fell', args: { n: 1, fell: wanted, expected } });
  }
});
