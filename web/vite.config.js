import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';

const server = process.env.PASSGO_SERVER ?? 'http://127.0.0.1:8000';
const repository = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  test: { setupFiles: 'src/testing/browser.ts', pool: 'threads' }, // a fifth less work than processes
  base: '/',
  build: {
    outDir: '../src/passgo/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // `npm run dev` serves the client and hands all else to a running `passgo serve`.
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': server, '/locale': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
});
