import { beforeEach, expect, it } from 'vitest';
import type { DiceView } from '../protocol';
import { answer } from './ceremony';
import { keep, keptOf, type Keeper } from './kept';
import { playerCommitment } from './rule';

const bound = '5'.repeat(64);
let memory: Map<string, string>;
let keeper: Keeper;

beforeEach(() => {
  memory = new Map();
  keeper = {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, value) => void memory.set(name, value),
    removeItem: (name) => void memory.delete(name),
  };
});

const promising = (...waits: string[]): DiceView => ({
  t: 'dice',
  game: 'g1',
  step: 'promise',
  attempt: 1,
  waits,
  attempts: [],
});
const showing = (commitments: Record<string, string>, waits = Object.keys(commitments)): DiceView => ({
  ...promising(...waits),
  step: 'show',
  attempts: [{ commitments: { ...commitments, server: bound }, seeds: {} }],
});
const promised = (seats: string[]): Record<string, string> => {
  const said = answer(promising(...seats), seats, keeper);
  return said?.t === 'promise' ? said.commitments : {};
};

it('promises a seed for each seat of its own, and shows them', () => {
  const commitments = promised(['p1', 'p3']);
  expect(Object.keys(commitments)).toEqual(['p1', 'p3']);
  const said = answer(showing(commitments), ['p1', 'p3'], keeper);
  if (said?.t !== 'show') throw new Error('nothing shown');
  for (const seat of ['p1', 'p3']) expect(playerCommitment(said.seeds[seat]!)).toBe(commitments[seat]);
  expect(said.seeds.p1).not.toBe(said.seeds.p3);
  expect(keptOf(keeper, 'g1')).toEqual([{ attempt: 1, server: bound, seeds: said.seeds }]);
});

it('says nothing where others are waited for', () => {
  expect(answer(promising('p2'), ['p1'], keeper)).toBeNull();
  expect(answer({ ...promising(), step: 'ready' }, ['p1'], keeper)).toBeNull();
});

it('promises the same when it is asked again, as after a line that broke', () => {
  const before = promised(['p1']);
  expect(promised(['p1'])).toEqual(before);
});

it('shows nothing where another promise stands in the list', () => {
  promised(['p1']);
  expect(answer(showing({ p1: playerCommitment('6'.repeat(64)) }), ['p1'], keeper)).toBeNull();
  expect(keptOf(keeper, 'g1')[0]!.server).toBe('');
});

it('shows nothing that it has not promised', () => {
  expect(answer(showing({ p1: playerCommitment('6'.repeat(64)) }), ['p1'], keeper)).toBeNull();
});

it('shows its seeds against one promise of the server, and never against a second', () => {
  const commitments = promised(['p1']);
  const view = showing(commitments);
  expect(answer(view, ['p1'], keeper)).not.toBeNull();
  expect(answer(view, ['p1'], keeper)).not.toBeNull();
  view.attempts[0]!.commitments.server = '6'.repeat(64);
  expect(answer(view, ['p1'], keeper)).toBeNull();
});

it('never promises what it has shown', () => {
  answer(showing(promised(['p1'])), ['p1'], keeper);
  expect(answer(promising('p1'), ['p1'], keeper)).toBeNull();
  expect(keptOf(keeper, 'g1')[0]!.server).toBe(bound);
});

it('makes other seeds for another attempt', () => {
  const before = promised(['p1']);
  const again = answer({ ...promising('p1'), attempt: 2 }, ['p1'], keeper);
  if (again?.t !== 'promise') throw new Error('nothing promised');
  expect(again.commitments.p1).not.toBe(before.p1);
});

it('forgets the games of long ago', () => {
  for (let n = 0; n < 60; n += 1) keep(keeper, `g${n}`, { attempt: 1, server: '', seeds: {} });
  expect(keptOf(keeper, 'g0')).toEqual([]);
  expect(keptOf(keeper, 'g59')).toHaveLength(1);
  expect(memory.size).toBe(51);
});

it('begins anew where what was kept cannot be read', () => {
  memory.set('passgo-dice-g1', '{');
  expect(Object.keys(promised(['p1']))).toEqual(['p1']);
});
