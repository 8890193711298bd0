import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// `LARCENY_SERVER` lets `npm run dev` talk to a server that runs elsewhere.
const server = process.env.LARCENY_SERVER ?? 'http://127.0.0.1:8000'

/** Who opens the home page soon wants a table: its part is fetched as early as the first. */
const preloadTable: Plugin = {
  name: 'preload-table',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) =>
        file.type === 'chunk' && file.facadeModuleId?.endsWith('TablePage.svelte')
          ? [{ tag: 'link', attrs: { rel: 'modulepreload', href: `/${file.fileName}` }, injectTo: 'head' as const }]
          : [],
      ),
  },
}

export default defineConfig({
  plugins: [svelte(), preloadTable],
  build: {
    outDir: '../src/larceny/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the server allows pictures of our own only; files also cache better than data in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
