/** The page's own words in the reader's language; one file per language, loaded when it is needed. */

import type english from '../text/en.json'
import { type Language, preferences } from './preferences.svelte'

export type Key = keyof typeof english
export type Facts = Record<string, string | number>

type Dictionary = Record<string, string>
const files = import.meta.glob<Dictionary>('../text/*.json', { import: 'default' })

const shelf: { lang: Language; words: Dictionary } = $state({ lang: 'en', words: {} })

/** Load a language and let the whole page speak it. */
export async function speak(lang: Language): Promise<void> {
  const load = files[`../text/${lang}.json`]
  if (!load) return
  shelf.words = await load()
  shelf.lang = lang
  document.documentElement.lang = lang
}

/** A text with its facts filled in. `count` picks between `key` and `key.one`. */
export function say(key: Key, facts: Facts = {}): string {
  const singular = facts['count'] !== undefined && new Intl.PluralRules(shelf.lang).select(Number(facts['count'])) === 'one'
  const text = (singular ? shelf.words[`${key}.one`] : undefined) ?? shelf.words[key] ?? key
  return fill(text, facts)
}

/** Put facts into the places {like} {these}. */
export function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

/** A date or time of day as the reader's language writes it. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(preferences.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
