import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { packedFiles } from './packed-files.js';
import { printedLook } from './printed-look.js';
import { serviceWorker } from './service-worker.js';

const server = process.env.PASSGO_SERVER ?? 'http://127.0.0.1:8000';
const repository = fileURLToPath(new URL('..', import.meta.url));

/** Tests that put another module in the place of one need a process's modules to themselves; the rest share them. */
const inSource = (file) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const tests = readdirSync(inSource(''), { recursive: true }).filter((file) => file.endsWith('.test.ts')).map(inSource);
const replacing = tests.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
const of = (name, include, isolate) => ({ extends: true, test: { name, include, isolate } });

export default defineConfig({
  plugins: [svelte(), printedLook(), serviceWorker(), packedFiles()],
  test: {
    setupFiles: 'src/testing/browser.ts',
    pool: 'threads', // a fifth less work than processes
    projects: [of('alone', replacing, true), of('together', tests.filter((file) => !replacing.includes(file)), false)],
  },
  base: '/',
  build: {
    outDir: '../src/passgo/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first page needs comes in one file, and so does what most other parts need; the rest with the first that needs it.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, { name: 'shared', minShareCount: 5 }] } },
    },
  },
  // `npm run dev` serves the client and hands all else to a running `passgo serve`.
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': server, '/locale': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
});
