import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves the build; while developing, Vite passes the API on to a running `clio serve`.
const server = process.env.CLIO_SERVER ?? 'http://127.0.0.1:8000';

// The tests take the pages as they are built: what Svelte notes down for developers takes a quarter of their time.
const built = { conditions: ['browser'], alias: { 'esm-env/development': `${import.meta.dirname}/node_modules/esm-env/false.js` } };

export default defineConfig({
  plugins: [svelte(process.env.VITEST ? { compilerOptions: { dev: false } } : {})],
  build: { outDir: process.env.CLIO_WEB_OUT ?? '../src/clio/server/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  ...(process.env.VITEST ? { resolve: built } : {}),
  // A context for each file instead of a process: half the work.
  test: { pool: 'vmThreads', maxWorkers: '100%', environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
