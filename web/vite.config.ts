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

/** The page is never drawn by a server: what Svelte holds ready for that (hydration) hangs on one variable.
 *
 * Made a constant, it lets the bundler leave out the rest; and the calls in each component that then do nothing go too.
 */
function withoutHydration(): Plugin {
  const changes = [
    ['export let hydrating = false', 'export const hydrating = false'],
    ['\thydrating = value;', ''],
  ] as const
  return {
    name: 'without-hydration',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [/svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js$/, /\.svelte$/] },
      handler(code, id) {
        if (id.endsWith('.svelte')) return { code: code.replace(/^\s*\$\.(?:reset|next)\(\w*\);$/gm, ''), map: null }
        for (const [before, after] of changes) {
          if (!code.includes(before)) this.error(`Svelte has changed: "${before}" is not there`)
          code = code.replace(before, after)
        }
        return { code, map: null }
      },
    },
  }
}

/** All files of a page are named in it, and there is one style sheet: nothing has to be loaded before a script is. */
function withoutPreload(): Plugin {
  return {
    name: 'without-preload',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}

export default defineConfig({
  plugins: [svelte(), early(), withoutHydration(), withoutPreload()],
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
