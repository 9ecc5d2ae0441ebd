// The client with the tables in the browser itself: a folder of plain files, at whatever address (`./play static`).

import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { printedLook } from './printed-look.js';
import client from './vite.config.js';

/** Its page begins with another entry. */
const entry = {
  name: 'page-entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.ts', '/src/page.ts') },
};

export default defineConfig({
  plugins: [svelte(), printedLook(), entry],
  base: './',
  worker: { format: 'es' },
  build: { ...client.build, outDir: '../dist/static' },
});
