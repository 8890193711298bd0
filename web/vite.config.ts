import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'

// `LARCENY_SERVER` lets `npm run dev` talk to a server that runs elsewhere.
const server = loadEnv('development', '.', 'LARCENY_')['LARCENY_SERVER'] ?? 'http://127.0.0.1:8377'

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

/** What Svelte holds ready and we never use: pages drawn by a server (hydration), lists (`select`) that a form sets back, and
 * `await` in templates. Of the whole download, packed, that is 1,140, 110 and 470 bytes.
 *
 * Each hangs on one place. Cut there, the bundler leaves out the rest. The calls in our components that then do nothing are
 * another 790 bytes.
 */
const CUTS: [file: string, cut: RegExp, instead: string][] = [
  ['dom/hydration.js', /\thydrating = value;/, ''],
  ['bindings/select.js', /if \('__defaultValue' in select\) \{[^}]*\}/, ''],
  ['reactivity/async.js', /\tif \(async\.length === 0 && pending\.length === 0\) \{[^]*?\n\}\n/, '\tfn(deriveds);\n}\n'],
]

function lightSvelte(): Plugin {
  return {
    name: 'light-svelte',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [/svelte[\\/]src[\\/]internal[\\/]client[\\/]/, /\.svelte$/] },
      handler(code, id) {
        if (id.endsWith('.svelte')) return { code: code.replace(/^\s*\$\.(?:reset|next)\(\w*\);$/gm, ''), map: null }
        for (const [, cut, instead] of CUTS.filter(([file]) => id.replaceAll('\\', '/').endsWith(file))) {
          if (!cut.test(code)) this.error(`Svelte has changed: ${cut} is not there`)
          code = code.replace(cut, instead)
        }
        return { code, map: null }
      },
    },
  }
}

/** All files of a page are named in it, and there is one style sheet: nothing has to be loaded before a script is (600 bytes). */
function withoutPreload(): Plugin {
  return {
    name: 'without-preload',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}

export default defineConfig({
  plugins: [svelte(), early(), lightSvelte(), withoutPreload()],
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
            { name: 'pages', test: /[\\/]app[\\/](?:Lesson|Replay|course)/ }, // rare, and smaller when packed together
            { name: 'core', test: /[\\/]web[\\/](?:board|lib)[\\/]|[\\/]svelte[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
