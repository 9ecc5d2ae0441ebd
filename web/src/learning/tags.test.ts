import { expect, it } from 'vitest';
import type { StateView } from '../protocol';
import { learning } from './learning.svelte';
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

it('explains nothing before my own roll, and the help last', () => {
  const others = { ...screen('chance', 'p2', 'p2'), happened: () => true };
  expect(learning.next(others, [])).toBeUndefined();
  expect(learning.next(screen('throw', 'p1', 'p2'), [])?.name).toBe('throw');
  learning.see('throw');
  const names = TAGS.slice(1).map(() => {
    const { name } = learning.next({ ...screen('buy', 'p1', 'p1'), happened: () => true }, [])!;
    learning.see(name);
    return name;
  });
  expect(names).toEqual(['buy', 'space', 'deeds', 'rent', 'rule', 'help']);
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

it('holds still while nothing that must stay free comes under it', () => {
  const subject = box(150, 100, 50, 50);
  const held = { left: 36, top: 95 };
  expect(placeOf(subject, size, window, [], held)).toEqual(held);
  expect(placeOf(subject, size, window, [box(0, 0, 100, 300)], held)).toEqual({ left: 214, top: 95 });
});
