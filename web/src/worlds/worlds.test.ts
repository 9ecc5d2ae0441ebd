import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { World } from '../protocol';
import { worldOf } from './worlds';

const NAMES = ['snow', 'sea', 'ice', 'roofs', 'vault'] as const satisfies World[];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The inks and papers by day: those of the look, over them those of a world, and on its papers those that only they have. */
function inksOf(world: World, onPaper: boolean): Record<string, string> {
  const [day] = read('../look/tokens.css').split(":root[data-theme='dark']");
  const sheet = read('worlds.css').replaceAll(/\/\*.*?\*\//gs, '');
  const own = [...sheet.matchAll(/([^{}]*)\{([^}]*)\}/g)].filter(([, of]) => of!.includes(`data-world='${world}'`));
  const onTable = own.filter(([, of]) => of!.split(',').some((one) => one.trim() === `:root[data-world='${world}']:not([data-theme='dark'])`));
  const rules = [day!, ...(onPaper ? own : onTable).map(([, , rule]) => rule!)].join('');
  return Object.fromEntries([...rules.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, ink]) => [name, ink]));
}

/** The relative luminance of a colour, as the guidelines for contrast define it. */
function luminance(ink: string): number {
  const digits = ink.length === 4 ? [...ink.slice(1)].map((digit) => digit + digit) : ink.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((two) => {
    const share = Number.parseInt(two, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const TABLE = ['table', 'mine'];
const PAPERS = ['board', 'stage', 'card', 'mine', 'lane'];
const INKS = ['ink', 'ink2', 'accent', 'brass', 'good', 'bad'];

it.each(NAMES)('%s can be read on each of its papers', (world) => {
  for (const [papers, of] of [[TABLE, inksOf(world, false)], [PAPERS, inksOf(world, true)]] as const) {
    const ratios = papers.flatMap((paper) => INKS.map((ink) => ({ on: `${ink} on ${paper}`, ratio: contrast(of[ink]!, of[paper]!) })));
    expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    expect(contrast(of['primary']!, of['on-primary']!)).toBeGreaterThan(4.5);
    expect(contrast(of['focus']!, of[papers[0]!]!)).toBeGreaterThan(3);
  }
});

it('lays only the snow on a dark table by day', () => {
  const dark = NAMES.filter((world) => luminance(inksOf(world, false)['table']!) < luminance(inksOf(world, false)['ink']!));
  expect(dark).toEqual(['snow']);
});

it('takes no world for another', () => {
  const looks = NAMES.map(worldOf);
  for (const part of ['cloth', 'lane', 'back', 'Picture'] as const) expect(new Set(looks.map((look) => JSON.stringify(look[part]) ?? look[part])).size, part).toBe(NAMES.length);
});

it('shows a book that names no world in a plain one', () => {
  expect(worldOf('').Picture).toBeUndefined();
  expect(worldOf(undefined)).toBe(worldOf(''));
});
