import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// `LARCENY_SERVER` lets `npm run dev` talk to a server that runs elsewhere.
const server = process.env.LARCENY_SERVER ?? 'http://127.0.0.1:8000'

const EARLY = 'early'

/** Lets the early script stand first in the page, as a file of its own. */
function early(): Plugin {
  return {
    name: EARLY,
    transformIndexHtml(_, { bundle }) {
      const file = Object.values(bundle ?? {}).find((part) => part.type === 'chunk' && part.isEntry && part.name === EARLY)
      const attrs = { type: 'module', crossorigin: true, src: `/${file?.fileName ?? 'lib/early.ts'}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  }
}

export default defineConfig({
  plugins: [svelte(), early()],
  build: {
    outDir: '../src/larceny/static',
    emptyOutDir: true,
    manifest: 'files.json', // the server tells pages early which of them they will need
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the server allows pictures of our own only; files also cache better than data in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: over a slow line each one more costs as much as 30 kB.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', [EARLY]: 'lib/early.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: EARLY, test: /[\\/]lib[\\/]early/, priority: 1 },
            { name: 'core', test: /[\\/]web[\\/](?:board|lib)[\\/]|[\\/]svelte[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
