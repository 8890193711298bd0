/** Games that have been opened: their module, and their words in the reader's language. */

import type { GameModule, View } from '../board/game'
import type { Words } from '../generated/resources'
import { api } from './api'
import { preferences } from './preferences.svelte'
import { compose, type Facts } from './words.svelte'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'game' })
const texts = import.meta.glob<Record<string, string>>('../games/*/text/*.json', { import: 'default' })
const pictures = import.meta.glob<string>('../games/*/tile.svg', { query: '?url', import: 'default', eager: true })

const shelf: { own: Record<string, string>; words: Words } = $state({ own: {}, words: { words: {}, rulebook: '' } })

/** The picture of a game on its tile, if its folder has one. */
export const pictureOf = (key: string): string | undefined => pictures[`../games/${key}/tile.svg`]

/** Load all that is needed to show a game; the generic module if the game brings none. */
export async function open(key: string): Promise<GameModule> {
  const load = modules[`../games/${key}/index.ts`] ?? (async () => (await import('../board/generic')).game)
  const [module] = await Promise.all([load(), speakGame(key)])
  return module
}

/** Load the game's words in the language of the page. */
export async function speakGame(key: string): Promise<void> {
  const short = texts[`../games/${key}/text/${preferences.lang}.json`]
  const [own, words] = await Promise.all([short?.(), api.words(key, preferences.lang)])
  Object.assign(shelf, { own: own ?? {}, words })
}

/** A short text of the game's folder in web/. */
export const term = (key: string, facts: Facts = {}): string => compose(shelf.own, key, facts) ?? word(key)

/** What to do now, in the game's words. */
export const promptOf = (game: GameModule, view: View): string => term(game.prompt?.(view) ?? `prompt-${String(view['phase'])}`)

/** A word of the game's own texts, such as the name of a card. */
export const word = (name: string): string => shelf.words.words[`word-${name}`] ?? name

export const rulebook = (): string => shelf.words.rulebook
