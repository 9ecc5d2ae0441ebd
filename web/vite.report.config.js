import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const folder = fileURLToPath(new URL('../src/passgo/static', import.meta.url));

/** The page that draws reports: one file with all it needs, into which Python writes the numbers. */
export default defineConfig({
  plugins: [svelte(), viteSingleFile({ removeViteModuleLoader: true })],
  publicDir: false,
  build: { outDir: folder, emptyOutDir: false, target: 'es2022', rolldownOptions: { input: 'report.html', checks: { pluginTimings: false } } },
});
