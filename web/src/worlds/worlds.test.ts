import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { World } from '../protocol';
import { worldOf } from './worlds';

const NAMES = ['snow', 'sea', 'ice', 'roofs', 'vault'] as const satisfies World[];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The inks and papers by day: those of the look, and over them those of a world. */
function inksOf(world: World): Record<string, string> {
  const [day] = read('../look/tokens.css').split(":root[data-theme='dark']");
  const own = [...read('worlds.css').matchAll(/:root\[data-world='(\w+)'\][^{]*\{([^}]*)\}/g)].filter(([, name]) => name === world);
  const rules = [day!, ...own.map(([, , rule]) => rule!)].join('');
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

const PAPERS = ['table', 'board', 'stage', 'card', 'mine', 'lane'];
const INKS = ['ink', 'ink2', 'accent', 'brass', 'good', 'bad'];

it.each(NAMES)('%s can be read on each of its papers', (world) => {
  const of = inksOf(world);
  const ratios = PAPERS.flatMap((paper) => INKS.map((ink) => ({ on: `${ink} on ${paper}`, ratio: contrast(of[ink]!, of[paper]!) })));
  expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  expect(contrast(of['primary']!, of['on-primary']!)).toBeGreaterThan(4.5);
  expect(contrast(of['focus']!, of['table']!)).toBeGreaterThan(3);
});

it('takes no world for another', () => {
  const looks = NAMES.map(worldOf);
  for (const part of ['cloth', 'lane', 'back', 'Picture'] as const) expect(new Set(looks.map((look) => JSON.stringify(look[part]) ?? look[part])).size, part).toBe(NAMES.length);
});

it('shows a book that names no world in a plain one', () => {
  expect(worldOf('').Picture).toBeUndefined();
  expect(worldOf(undefined)).toBe(worldOf(''));
});
