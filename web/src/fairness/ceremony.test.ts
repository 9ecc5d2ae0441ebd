import { beforeEach, expect, it } from 'vitest';
import type { DiceView } from '../protocol';
import { answer, isPassedOver, keepReceipts } from './ceremony';
import { keep, keptOf, type Keeper } from './kept';
import { playerCommitment, receiptDigest, seal, serverCommitment, type BySeat } from './rule';

const sealed = seal('5'.repeat(64));
const receipt = (seat: string): string => seal(`receipt of ${seat}`);
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
const showing = (commitments: BySeat, waits = Object.keys(commitments)): DiceView => {
  const receipts = Object.fromEntries(Object.keys(commitments).map((seat) => [seat, receiptDigest(receipt(seat))]));
  const server = serverCommitment('g1', 1, commitments, receipts, ['p4'], sealed);
  const attempt = { commitments: { ...commitments, server }, receipts, bots: ['p4'], sealed, seeds: {}, given: {} };
  return { ...promising(...waits), step: 'show', attempts: [attempt] };
};
/** Return what the server says once it has the seeds of these seats. */
const shown = (view: DiceView, seeds: BySeat): DiceView => {
  const given = Object.fromEntries(Object.keys(seeds).map((seat) => [seat, receipt(seat)]));
  return { ...view, attempts: [{ ...view.attempts[0]!, seeds, given }] };
};
/** The next attempt after this one. */
const anew = (view: DiceView): DiceView => ({ ...view, step: 'promise', attempt: 2, waits: [] });
const promised = (seats: string[]): Record<string, string> => {
  const said = answer(promising(...seats), seats, keeper);
  return said?.t === 'promise' ? said.commitments : {};
};

it('promises a seed for each seat of its own, and shows them', () => {
  const commitments = promised(['p1', 'p3']);
  expect(Object.keys(commitments)).toEqual(['p1', 'p3']);
  const view = showing(commitments);
  const said = answer(view, ['p1', 'p3'], keeper);
  if (said?.t !== 'show') throw new Error('nothing shown');
  for (const seat of ['p1', 'p3']) expect(playerCommitment(said.seeds[seat]!)).toBe(commitments[seat]);
  expect(said.seeds.p1).not.toBe(said.seeds.p3);
  const { server } = view.attempts[0]!.commitments;
  expect(keptOf(keeper, 'g1')).toEqual([{ attempt: 1, server, seeds: said.seeds }]);
});

it('says nothing where others are waited for', () => {
  expect(answer(promising('p2'), ['p1'], keeper)).toBeNull();
  expect(answer({ ...promising(), step: 'ready' }, ['p1'], keeper)).toBeNull();
});

it('promises the same when it is asked again, as after a connection that broke', () => {
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
  const other = showing({ ...commitments, p2: playerCommitment('6'.repeat(64)) });
  expect(other.attempts[0]!.commitments.server).not.toBe(view.attempts[0]!.commitments.server);
  expect(answer(other, ['p1'], keeper)).toBeNull();
});

it('shows nothing where nothing holds the server to the list, to receipts, or to who is a bot', () => {
  const commitments = promised(['p1']);
  const right = showing(commitments).attempts[0]!;
  for (const wrong of [
    { ...right, commitments: { ...right.commitments, server: '6'.repeat(64) } },
    { ...right, receipts: { p1: '6'.repeat(64) } },
    { ...right, receipts: null },
    { ...right, bots: [] },
    { ...right, sealed: '6'.repeat(64) },
  ]) {
    expect(answer({ ...showing(commitments), attempts: [wrong] }, ['p1'], keeper)).toBeNull();
  }
  expect(keptOf(keeper, 'g1')[0]!.server).toBe('');
  expect(answer(showing(commitments), ['p1'], keeper)).not.toBeNull();
});

it('keeps the receipts for its own seeds', () => {
  const view = showing({ ...promised(['p1']), p2: playerCommitment('6'.repeat(64)) });
  const said = answer(view, ['p1'], keeper);
  if (said?.t !== 'show') throw new Error('nothing shown');
  keepReceipts(view, keeper);
  expect(keptOf(keeper, 'g1')[0]!.receipts).toBeUndefined();
  const later = shown(view, { ...said.seeds, p2: '6'.repeat(64) });
  later.attempts[0]!.given.p1 = '7'.repeat(64);
  keepReceipts(later, keeper);
  expect(keptOf(keeper, 'g1')[0]!.receipts).toBeUndefined(); // no receipt of the list
  keepReceipts(shown(view, { ...said.seeds, p2: '6'.repeat(64) }), keeper);
  expect(keptOf(keeper, 'g1')[0]!.receipts).toEqual({ p1: receipt('p1') });
});

it('notices when its seed is passed over', () => {
  const view = showing(promised(['p1']));
  expect(isPassedOver(anew(view), keeper)).toBe(false); // it had not shown it
  const said = answer(view, ['p1'], keeper);
  if (said?.t !== 'show') throw new Error('nothing shown');
  expect(isPassedOver(view, keeper)).toBe(false); // it is on its way
  expect(isPassedOver({ ...shown(view, said.seeds), step: 'ready' }, keeper)).toBe(false);
  expect(isPassedOver(anew(view), keeper)).toBe(true);
});

it('never promises what it has shown', () => {
  answer(showing(promised(['p1'])), ['p1'], keeper);
  const { server } = keptOf(keeper, 'g1')[0]!;
  expect(server).not.toBe('');
  expect(answer(promising('p1'), ['p1'], keeper)).toBeNull();
  expect(keptOf(keeper, 'g1')[0]!.server).toBe(server);
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
