import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// `LARCENY_SERVER` lets `npm run dev` talk to a server that runs elsewhere.
const server = process.env.LARCENY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/larceny/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the server allows pictures of our own only; files also cache better than data in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: over a slow line each one more costs as much as 30 kB.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'core', test: /[\\/]web[\\/](?:board|lib)[\\/]|[\\/]svelte[\\/]/ }] } },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
