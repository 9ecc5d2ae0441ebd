// The published rule of fair dice, written from docs/fair-dice.md alone.
// A browser has its own digests (WebCrypto) on https and on this machine only; a table at home is reached by a bare
// address, where it has none. So they come from a library.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Seeds or commitments by seat, as 64 hexadecimal digits. */
export type BySeat = Readonly<Record<string, string>>;

const WORDS = 2 ** 32;

/** A seed that nobody can foresee. */
export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function playerCommitment(seed: string): string {
  return digest(['passgo seed 1', seed]);
}

/** The digest of the server's seed. */
export function seal(seed: string): string {
  return digest(['passgo server seed 1', seed]);
}

export function receiptDigest(receipt: string): string {
  return digest(['passgo receipt 1', receipt]);
}

/** `receipts` are their digests, `sealed` is that of the server's seed. */
export function serverCommitment(
  game: string,
  attempt: number,
  commitments: BySeat,
  receipts: BySeat,
  bots: readonly string[],
  sealed: string,
): string {
  const players = Object.entries(commitments).map(([seat, one]) => [seat, `${one} ${receipts[seat] ?? ''}`]);
  return digest([
    'passgo server 2',
    `game ${game}`,
    `attempt ${attempt}`,
    ...bySeat(Object.fromEntries([...players, ...bots.map((seat) => [seat, 'bot'])])),
    `seed ${sealed}`,
  ]);
}

/** As it was before there were receipts. */
export function olderServerCommitment(game: string, attempt: number, commitments: BySeat, seed: string): string {
  return digest([
    'passgo server 1',
    `game ${game}`,
    `attempt ${attempt}`,
    ...bySeat(commitments),
    `seed ${seed}`,
  ]);
}

/** Return which of `ways` chance brings, from 0; `number` counts the outcomes from 1. */
export function way(serverSeed: string, game: string, number: number, seeds: BySeat, ways: number): number {
  const fair = WORDS - (WORDS % ways);
  for (const word of words(serverSeed, game, number, seeds)) if (word < fair) return word % ways;
  throw new Error('words have no end');
}

function* words(serverSeed: string, game: string, number: number, seeds: BySeat): Generator<number> {
  const key = hexToBytes(serverSeed);
  for (let block = 0; ; block += 1) {
    const lines = ['passgo chance 1', `game ${game}`, `number ${number}`, `block ${block}`, ...bySeat(seeds)];
    const bytes = hmac(sha256, key, text(lines));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

const bySeat = (values: BySeat): string[] =>
  Object.keys(values)
    .sort()
    .map((seat) => `${seat} ${values[seat]}`);
const text = (lines: string[]): Uint8Array => utf8ToBytes(lines.map((line) => `${line}\n`).join(''));
const digest = (lines: string[]): string => bytesToHex(sha256(text(lines)));
