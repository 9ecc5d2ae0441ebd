import { expect, it } from 'vitest';
import type { StateView } from '../protocol';
import { placeOf, TAGS, type Screen } from './tags';

const screen = (kind: string, seat: string, owner = 'bank'): Screen => ({
  state: { awaits: { kind, seats: [seat] }, deeds: [{ deed: 'north', owner }] } as unknown as StateView,
  mine: ['p1'],
  happened: () => false,
});
const true_ = (of: Screen): string[] => TAGS.filter((tag) => tag.isTrue(of)).map(({ name }) => name);

it('explains what is asked of me, and no other', () => {
  expect(true_(screen('throw', 'p1'))).toEqual(['throw']);
  expect(true_(screen('buy', 'p2'))).toEqual([]);
});

it('explains a space once somebody has it, and my deeds once I have one', () => {
  expect(true_(screen('chance', 'p2', 'p2'))).toEqual(['space']);
  expect(true_(screen('chance', 'p2', 'p1'))).toEqual(['space', 'deeds']);
});

const size = { width: 100, height: 60 };
const window = { width: 400, height: 300 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

it('lies beside its subject, in the window, over nothing that must stay free', () => {
  const subject = box(150, 100, 50, 50);
  expect(placeOf(subject, size, window, [])).toEqual({ left: 214, top: 95 });
  expect(placeOf(subject, size, window, [box(210, 0, 190, 300)])!.left).toBeLessThan(150);
  expect(placeOf(subject, size, window, [box(0, 0, 400, 300)])).toBeNull();
});
