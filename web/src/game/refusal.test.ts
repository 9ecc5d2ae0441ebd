import { expect, it, vi } from 'vitest';
import type { StateView } from '../protocol';
import { refusal } from './refusal';

const table = vi.hoisted(() => ({ state: null as unknown }));
vi.mock('./game.svelte', () => ({
  game: {
    get state() {
      return table.state;
    },
    nameOf: (seat: string) => ({ p1: 'Ann', p2: 'Bob' })[seat] ?? '',
  },
}));

it('says what is waited for, where something only has to wait', () => {
  table.state = { awaits: { kind: 'buy', seats: ['p2'] } } as unknown as StateView;
  expect(refusal({ key: 'offer-not-now', rule: '' })).toBe('You can’t trade just yet. Bob is deciding whether to buy.');
  expect(refusal({ key: 'offer-empty', rule: '' })).toBe('Put something into the offer first.');
});

it('names whoever is asked anything else', () => {
  table.state = { awaits: { kind: 'storm', seats: ['p1'] } } as unknown as StateView;
  expect(refusal({ key: 'build-not-now', rule: '' })).toBe('You can’t build just yet. Ann decides first.');
});
