/** What cards are called, and their colours. */

import { term, word } from '../../lib/library.svelte'
import { capital } from '../../lib/words.svelte'

const MONEY = '#2c6e46'
const POLICE = '#1c4fa0'

export const TINTS: Record<string, string> = {
  '0': '#6b6357',
  '1': MONEY,
  '2': MONEY,
  '3': MONEY,
  ring: '#8a6209',
  horseshoe: '#56606a',
  police: POLICE,
  'double-police': POLICE,
  getaway: '#a8323f',
  siren: '#b5451b',
  clear: '#7a4fb5',
  swap: '#9a3f86',
  'double-play': '#6a5d9e',
}

const isMoney = (card: string): boolean => /^\d$/.test(card)

/** As it stands at the foot of the card. */
export const footOf = (card: string): string => capital(isMoney(card) ? term('money') : word(card))

/** In full, as a screen reader says it. */
export function titleOf(card: string): string {
  if (card === 'hidden') return term('face-down')
  return isMoney(card) ? `${capital(term('money'))} ${card}` : capital(word(card))
}
