import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves the build; while developing, Vite passes the API on to a running `clio serve`.
const server = process.env.CLIO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: process.env.CLIO_WEB_OUT ?? '../src/clio/server/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { maxWorkers: '100%', environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
