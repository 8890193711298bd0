import type { Language } from '../lib/preferences.svelte'

/** Each language in its own words. */
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', nl: 'Nederlands', de: 'Deutsch' }
