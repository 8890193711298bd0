/** The page's own words in the reader's language; one file per language, loaded when it is needed. */

import type english from '../text/en.json'
import { type Language, preferences } from './preferences.svelte'

export type Key = keyof typeof english
export type Facts = Record<string, string | number>

type Dictionary = Record<string, string>
const files = import.meta.glob<Dictionary>('../text/*.json', { import: 'default' })

const NONE: Dictionary = {}
let shelf = $state.raw<{ lang: Language; words: Dictionary }>({ lang: 'en', words: NONE })

/** Load a language and let the whole page speak it. */
export async function speak(lang: Language): Promise<void> {
  const load = files[`../text/${lang}.json`]
  if (!load) return
  shelf = { lang, words: await load() }
  document.documentElement.lang = lang
}

/** Whether there are words yet. */
export const speaks = (): boolean => shelf.words !== NONE

/** A text with its facts filled in. `count` picks between `key` and `key.one`. */
export function say(key: Key, facts: Facts = {}): string {
  return compose(shelf.words, key, facts) ?? key
}

/** The text of a dictionary, in the singular if the `count` asks for it and there is one. */
export function compose(words: Dictionary, key: string, facts: Facts): string | undefined {
  const singular = facts['count'] !== undefined && new Intl.PluralRules(shelf.lang).select(Number(facts['count'])) === 'one'
  const text = (singular ? words[`${key}.one`] : undefined) ?? words[key]
  return text === undefined ? undefined : fill(text, facts)
}

/** Put facts into the places {like} {these}. */
function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

/** As a label begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A date or time of day as the reader's language writes it. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(preferences.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
