import { expect, it } from 'vitest';
import page from '../../../docs/fair-dice.md?raw';
import {
  newSeed,
  olderServerCommitment,
  playerCommitment,
  receiptDigest,
  seal,
  serverCommitment,
  way,
  type BySeat,
} from './rule';

interface Vectors {
  players: { seed: string; commitment: string }[];
  receipts: { receipt: string; digest: string }[];
  seals: { seed: string; sealed: string }[];
  servers: {
    game: string;
    attempt: number;
    commitments: BySeat;
    receipts: BySeat;
    bots: string[];
    sealed: string;
    commitment: string;
  }[];
  older_servers: { game: string; attempt: number; commitments: BySeat; seed: string; commitment: string }[];
  games: {
    game: string;
    server_seed: string;
    seeds: BySeat;
    falls: { number: number; ways: number; way: number }[];
  }[];
}
const vectors = JSON.parse(/^```json\n(.*?)^```/ms.exec(page)![1]!) as Vectors;

it('commits players as published', () => {
  expect(vectors.players.length).toBeGreaterThan(2);
  for (const { seed, commitment } of vectors.players) expect(playerCommitment(seed)).toBe(commitment);
});

it('commits the server as published', () => {
  expect(vectors.servers.length).toBeGreaterThan(2);
  for (const { game, attempt, commitments, receipts, bots, sealed, commitment } of vectors.servers) {
    expect(serverCommitment(game, attempt, commitments, receipts, bots, sealed)).toBe(commitment);
  }
});

it('commits the server as it was published before', () => {
  expect(vectors.older_servers.length).toBeGreaterThan(2);
  for (const { game, attempt, commitments, seed, commitment } of vectors.older_servers) {
    expect(olderServerCommitment(game, attempt, commitments, seed)).toBe(commitment);
  }
});

it('digests receipts and the seed of the server as published', () => {
  expect(vectors.receipts.length * vectors.seals.length).toBeGreaterThan(1);
  for (const { receipt, digest } of vectors.receipts) expect(receiptDigest(receipt)).toBe(digest);
  for (const { seed, sealed } of vectors.seals) expect(seal(seed)).toBe(sealed);
});

it('lets chance fall as published', () => {
  for (const { game, server_seed, seeds, falls } of vectors.games) {
    expect(falls.length).toBeGreaterThan(0);
    for (const fall of falls) expect(way(server_seed, game, fall.number, seeds, fall.ways)).toBe(fall.way);
  }
});

it('takes seats in their order, however they stand', () => {
  const [one, two, three] = ['1'.repeat(64), '2'.repeat(64), '4'.repeat(64)];
  const seed = '3'.repeat(64);
  expect(way(seed, 'g', 1, { p1: one, p2: two }, 216)).toBe(way(seed, 'g', 1, { p2: two, p1: one }, 216));
  expect(serverCommitment('g', 1, { p1: one, p2: two }, { p1: two, p2: three }, ['p4', 'p3'], seed)).toBe(
    serverCommitment('g', 1, { p2: two, p1: one }, { p2: three, p1: two }, ['p3', 'p4'], seed),
  );
});

it('makes seeds that differ', () => {
  const seeds = Array.from({ length: 20 }, newSeed);
  expect(new Set(seeds).size).toBe(20);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
});
