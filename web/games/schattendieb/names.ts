/** What cards are called, and how the four kinds of jewels are told apart: silhouette, colour and letter. */

import { term, word } from '../../lib/library.svelte'
import { capital } from '../../lib/words.svelte'

interface Look {
  paint: string
  tint: string // the same, dark enough to be read on a card
}

export const JEWELS: Record<string, Look> = {
  necklace: { paint: '#2f6fd0', tint: '#1f55a8' },
  ring: { paint: '#d8393f', tint: '#a3262c' },
  watch: { paint: '#2c8c4f', tint: '#1f6b3b' },
  tiara: { paint: '#9a4fc4', tint: '#7a359f' },
}

/** The letter of a kind, in the reader's language. */
export const letterOf = (kind: string): string => term(`letter-${kind}`)

export const isJewel = (card: string): boolean => (card.split(' ')[0] ?? '') in JEWELS
export const kindOf = (card: string): string => card.split(' ')[0] ?? ''
export const valueOf = (card: string): number => Number(card.split(' ')[1])

/** As it stands at the foot of the card. */
export function footOf(card: string): string {
  const [kind = '', detail = ''] = card.split(' ')
  return capital(kind === 'thief' ? term(`thief-${detail}`) : word(kind))
}

/** In full, as a screen reader says it. */
export function titleOf(card: string): string {
  const [kind, detail = ''] = card.split(' ')
  if (card === 'hidden') return term('face-down')
  return kind === 'thief' ? footOf(card) : `${footOf(card)} ${detail}`
}
