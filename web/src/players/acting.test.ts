import { expect, it } from 'vitest';
import type { StateView } from '../protocol';
import { actingSeat } from './acting';

const awaiting = (kind: string, ...seats: string[]): StateView => ({ turn: 'p1', awaits: { kind, seats } }) as unknown as StateView;

it('points at the one who must decide, else at whose turn it is, and at nobody when it is over', () => {
  expect(actingSeat(awaiting('debt', 'p3'))).toBe('p3');
  expect(actingSeat(awaiting('auction', 'p2', 'p3'))).toBe('p1');
  expect(actingSeat(awaiting('throw'))).toBe('p1');
  expect(actingSeat(awaiting('over', 'p3'))).toBe('');
});
