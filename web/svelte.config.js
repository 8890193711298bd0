import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const here = import.meta.dirname
const components = ['app', 'board', 'games']
  .flatMap((folder) => readdirSync(join(here, folder), { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.svelte'))
  .sort()

/** The class that ties styles to their component is its number: a hash stands in every rule and does not pack well.
 *
 * The underscore sets it apart from all classes that have a meaning.
 */
function cssHash({ filename, hash, css }) {
  const number = components.indexOf(relative(here, filename))
  return number < 0 ? `_-${hash(css)}` : `_${number.toString(36)}` // the check of types has names of its own
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } }
