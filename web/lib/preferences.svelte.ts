/** What a person likes, kept in this browser: nothing here is known to the server but name and language. */

export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
export type Speed = 0 | 1 | 2

interface Kept {
  lang: Language
  theme: Theme
  sound: boolean
  speed: Speed
  notify: boolean
}

const KEY = 'larceny.preferences'

function guessed(): Kept {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  const lang = spoken.find(isLanguage) ?? 'en'
  return { lang, theme: 'system', sound: true, speed: 1, notify: false }
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function kept(): Kept {
  try {
    return { ...guessed(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return guessed() // storage is forbidden, or holds something strange
  }
}

export const preferences: Kept = $state(kept())

export function prefer(changes: Partial<Kept>): void {
  Object.assign(preferences, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // Not kept, but it holds for this visit.
  }
}

/** How fast things move: 0 if the person or the system wants no motion. */
export function pace(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : preferences.speed
}
