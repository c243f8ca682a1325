import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The running `sandtable serve` that the development server passes requests on to. */
const table = process.env.SANDTABLE_URL ?? 'http://127.0.0.1:8000';

/** The words of one part in one language travel in one file (src/lib/words/parts.ts). */
function wordsTogether(id: string): string | undefined {
  const found = /sandtable\/(?:games\/(\w+)\/)?locale\/(\w+)\/[\w-]*?(learn|report|options|wishes|lobby|rules|briefing)?\.ftl/.exec(id);
  if (!found) return undefined;
  const [, game, language, kind] = found;
  const part = kind === 'rules' || kind === 'briefing' ? kind : kind ? 'aside' : (game ?? 'common');
  return `words-${language}-${part}`;
}

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sandtable/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: wordsTogether } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: table, changeOrigin: true, headers: { origin: table } },
      '/ws': { target: table, ws: true, changeOrigin: true, headers: { origin: table } },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000, // a busy machine is no fault
  },
});
