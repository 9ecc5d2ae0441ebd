import { expect, it } from 'vitest';
import type { DiceAttempt, DiceCheck } from '../protocol';
import { check, type Verdict } from './check';
import { playerCommitment, serverCommitment, way, type BySeat } from './rule';

const GAME = 'g1';
const COINS = ['* heads', '* tails'];
const seed = (letter: string): string => letter.repeat(64);

/** An attempt in which `withheld` had committed, and did not show the seed. */
function attempt(number: number, server: string, seeds: BySeat, withheld: BySeat = {}): DiceAttempt {
  const commitments = Object.fromEntries(
    Object.entries({ ...seeds, ...withheld }).map(([seat, seed]) => [seat, playerCommitment(seed)]),
  );
  return {
    commitments: { ...commitments, server: serverCommitment(GAME, number, commitments, server) },
    seeds: { ...seeds, server },
  };
}

/** A game of twenty throws of a coin, its dice from the last attempt. */
function game(...attempts: DiceAttempt[]): DiceCheck {
  const { server, ...seeds } = attempts.at(-1)!.seeds;
  const falls = Array.from({ length: 20 }, (_, k) => ({
    n: 2 * k + 1,
    fell: COINS[way(server!, GAME, k + 1, seeds, 2)]!,
    ways: 0,
  }));
  return { game: GAME, attempts, falls, ways: [COINS] };
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
  });
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
    key: 'repeated',
    args: { attempt: 2, who: 'p1', other: 'p1', before: 1 },
  });
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
