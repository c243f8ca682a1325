import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fileOf, words } from './words.ts';

/** The running `sandtable serve` that the development server passes requests on to. */
const table = process.env.SANDTABLE_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sandtable/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: fileOf } },
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
