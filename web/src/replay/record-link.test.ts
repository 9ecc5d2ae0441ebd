import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partOf, recordIn } from './record-link';

const golden = (name: string): string => readFileSync(new URL(`../../../tests/golden/${name}.toml`, import.meta.url), 'utf8');

test('a link carries a whole game and the moment', async () => {
  const record = golden('us1973').replace('players', '# Élodie\nplayers');
  const part = await partOf(record, 40);
  expect(part).toMatch(/^40~[\w-]+$/);
  expect(part.length).toBeLessThan(5000);
  expect(await recordIn(part)).toEqual({ record, rest: '40' });
});

test('a game that is too long for a link has none', async () => {
  expect(await partOf(golden('picsou-taxi'), 0)).toBe('');
});

test.each(['', '40', 'rules'])('another part carries no record: %s', async (part) => {
  expect(await recordIn(part)).toBeNull();
});

test('a damaged record is left for the rules to refuse', async () => {
  expect(await recordIn('7~AAAA')).toEqual({ record: 'AAAA', rest: '7' });
  expect(await recordIn('7~not base64!')).toEqual({ record: 'not base64!', rest: '7' });
});
