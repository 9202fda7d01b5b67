import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
export default defineConfig({ root: __dirname, base: './', plugins: [svelte()], build: { outDir: '/tmp/ages/dist', emptyOutDir: true, minify: false }, resolve: { conditions: ['browser'] } });
