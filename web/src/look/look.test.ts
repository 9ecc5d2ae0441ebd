import { expect, it } from 'vitest';
import type { DeedInfo, SpaceInfo } from '../protocol';
import { FLEURONS } from './fleurons';
import { braid, rosette } from './guilloche';
import { HATCHINGS, hatch } from './hatchings';
import { emblemOf, fleuronOf, pictureOf, rideOf } from './pictures';
import { SIGNS } from './signs';

/** The points of a path, by curve. */
const points = (path: string): [number, number][][] =>
  path
    .split('M')
    .slice(1)
    .map((curve) => curve.replace('Z', '').split('L').map((point) => point.split(' ').map(Number) as [number, number]));

const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

it('braids three lines that swing about the straight one, and no further than told', () => {
  const lines = points(braid([0, 50], [300, 50], 4, 6));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(range(line.map(([x]) => x))).toEqual([0, 300]);
    const [least, most] = range(line.map(([, y]) => y));
    expect([least, most].map(Math.round)).toEqual([44, 56]);
  }
});

it('turns a braid with the line it follows', () => {
  const [down] = points(braid([10, 0], [10, 90], 2, 3));
  expect(range(down!.map(([, y]) => y))).toEqual([0, 90]);
  expect(range(down!.map(([x]) => x)).map(Math.round)).toEqual([7, 13]);
});

it('draws the curves of a rosette inside each other, the outermost as wide as told', () => {
  const curves = points(rosette(100, 100, 40, { curves: 5 }));
  expect(curves).toHaveLength(5);
  const reach = curves.map((curve) => Math.max(...curve.map(([x, y]) => Math.hypot(x - 100, y - 100))));
  expect(reach).toEqual(reach.toSorted((one, other) => one - other));
  expect(reach.at(-1)).toBeLessThanOrEqual(40.1);
});

it('has a fleuron for every ink that is hatched', () => {
  expect(Object.keys(HATCHINGS).filter((ink) => !(ink in FLEURONS))).toEqual([]);
});

it('turns a hatching on the upright sides only where it has a direction', () => {
  expect([hatch('railroad', true), hatch('railroad'), hatch('red', true), hatch('')]).toEqual([
    'url(#hatch-railroad-upright)',
    'url(#hatch-railroad)',
    'url(#hatch-red)',
    'none',
  ]);
});

const drawn = (id: string): boolean => id === 'manicule' || id.replace('sign-', '') in SIGNS;

it('has a drawing for every kind of space, the forms of one tax and the luxury of the other', () => {
  const kinds = ['chance', 'community_chest', 'jail', 'go_to_jail', 'lottery', 'vouchers', 'dollars', 'stock_exchange'];
  const more = ['roll_three', 'squeeze_play', 'utilities', 'free_parking'];
  const spaces = [...kinds, ...more].map((kind) => ({ kind, classic: '' }) as unknown as SpaceInfo);
  expect(spaces.map(pictureOf).filter((id) => !drawn(id))).toEqual([]);
  const tax = (classic: string) => pictureOf({ kind: 'tax', classic } as unknown as SpaceInfo);
  expect([tax('income_tax'), tax('luxury_tax')]).toEqual(['sign-stamp', 'sign-coupe']);
});

it('gives a utility its own mark where it has one, and every other deed that of its group', () => {
  const deed = (id: string, ink: string) => ({ id, ink }) as unknown as DeedInfo;
  expect(fleuronOf(deed('water_works', 'utility'))).toBe('water');
  expect(fleuronOf(deed('electric_company', 'utility'))).toBe('utility');
  expect(fleuronOf(deed('boardwalk', 'dark_blue'))).toBe('dark_blue');
});

it('draws the emblems of companies and what vouchers ride in', () => {
  expect(['general_radio', 'acme_motors', 'of_ones_own'].map(emblemOf)).toEqual(['sign-radio', 'sign-motor', 'sign-certificate']);
  expect((['side', 'station', 'steps'] as const).map(rideOf).filter((id) => !drawn(id))).toEqual([]);
});
