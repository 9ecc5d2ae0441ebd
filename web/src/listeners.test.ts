import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));
const source = join(folder, '..');

test('whatever hears the server is there from its first message', () => {
  const named = readFileSync(join(folder, 'listeners.ts'), 'utf8');
  const hearing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('line.hear('));
  expect(hearing.length).toBeGreaterThan(4);
  for (const file of hearing) {
    const path = relative(folder, join(source, file)).replace(/\.ts$/, '');
    expect(named).toContain(path.startsWith('.') ? `'${path}'` : `'./${path}'`);
  }
});
