import { afterEach, expect, it, vi } from 'vitest';

/** A page at an address, with a fresh module to read it. */
async function at(href: string): Promise<typeof import('./address')> {
  const { pathname, hash } = new URL(href);
  vi.stubGlobal('location', { href, pathname, hash });
  vi.resetModules();
  return import('./address');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads a path and a part of it, as a server is asked for them', async () => {
  const { address } = await at('https://here.example/g/abc#12');
  expect([address.path, address.part]).toEqual(['/g/abc', '12']);
  expect(address.link('/t/KTR482', 'key')).toBe('https://here.example/t/KTR482#key');
});

it('keeps both behind the # of a folder of plain files', async () => {
  const { address, keepInHash } = await at('https://there.example/passgo/#/g/abc#12');
  keepInHash();
  expect([address.path, address.part]).toEqual(['/g/abc', '12']);
  expect(address.link('/t/KTR482', 'key')).toBe('https://there.example/passgo/#/t/KTR482#key');
});

it('begins such a folder at its lobby', async () => {
  const { address, keepInHash } = await at('https://there.example/passgo/');
  keepInHash();
  expect([address.path, address.part]).toEqual(['/', '']);
});
