/** What a person likes, kept in this browser: nothing here is known to the server but name and language. */

import { kept, type Kept, PREFERENCES, type Speed } from './early'

export { isLanguage, type Language, LANGUAGES, type Speed, type Theme } from './early'

export const preferences: Kept = $state(kept())

export function prefer(changes: Partial<Kept>): void {
  Object.assign(preferences, changes)
  try {
    localStorage.setItem(PREFERENCES, JSON.stringify(preferences))
  } catch {
    // Not kept, but it holds for this visit.
  }
}

/** How fast things move: 0 if the person or the system wants no motion. */
export function pace(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : preferences.speed
}
