import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));

test('whatever hears the server is there from its first message', () => {
  const named = readFileSync(join(folder, 'listeners.ts'), 'utf8');
  const hearing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('connection.subscribe('));
  expect(hearing.length).toBeGreaterThan(4);
  for (const file of hearing) {
    expect(named).toContain(`'./${file.replace(/\.ts$/, '')}'`);
  }
});
