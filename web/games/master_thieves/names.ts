/** What cards, gems and drawers are called, and the colours they have. */

import { term, word } from '../../lib/library.svelte'
import { capital } from '../../lib/words.svelte'

/** Tints of the roles, dark enough to be read on a card. */
export const TINTS: Record<string, string> = {
  smuggler: '#8a3b1c',
  jeweler: '#1d6580',
  gemologist: '#2f6b44',
  thief: '#3a3a44',
  'master-thief': '#7a1f4b',
  detective: '#2f4fa0',
}

/** A gem's colour, and the ink of its letter. */
export const GEM_PAINT: Record<string, { paint: string; light: string; ink: string }> = {
  diamond: { paint: '#cfe8f2', light: '#ffffff', ink: '#17323e' },
  sapphire: { paint: '#2257c4', light: '#7fa6f5', ink: '#ffffff' },
  ruby: { paint: '#b5162f', light: '#f07a88', ink: '#ffffff' },
}

export const letterOf = (gem: string): string => term(`letter-${gem}`)
export const roleName = (role: string): string => capital(word(role))
export const levelName = (level: string): string => capital(word(level))
export const sideName = (side: string): string => capital(word(side))
/** The words of the terminal carry a sign before the name and blanks behind it. */
export const grainName = (grain: string): string => word(grain).trim().split(' ').at(-1) ?? grain

/** A card in full: a role with its number, or gems with theirs. */
export function titleOf(card: string): string {
  const [kind = '', first = '', second = ''] = card.split(' ')
  if (kind === 'hidden') return term('face-down')
  if (kind === 'gem') return `${second} × ${word(first)}`
  if (kind === 'alarm') return capital(word('alarm'))
  return first ? `${roleName(kind)} ${first}` : roleName(kind)
}
