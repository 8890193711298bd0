import type { Brief, GameModule, HandCard } from '../../board/game'
import type { Happening, View } from '../../generated/dieven'
import { seatOf } from '../../lib/players'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { titleOf } from './names'
import { scene } from './scene'

/** Actions speak of a card in the hand, of another's loot, or of one's own. */
function spot(action: string): string {
  const [verb, first = '', second = '', third = ''] = action.split(' ')
  if (verb === 'take') return `loot:${seatOf(first)}:${second}:${third || (second === 'hidden' ? 'down' : 'up')}`
  if (verb === 'put') return `own:${first}:${second}`
  return `hand:${first}`
}

function brief(action: string): Brief {
  const [verb = '', first = '', second = ''] = action.split(' ')
  if (verb === 'give') return { key: 'do-give', seat: seatOf(second) }
  if (verb === 'take') return { key: 'do-take', seat: seatOf(first) }
  if (verb === 'play' && second) return { key: `do-clear-${second}` }
  return { key: `do-${verb}` }
}

function hand(view: View, seat: number): HandCard[] {
  const cards: HandCard[] = (view.hand[seat] ?? []).map((card) => ({ card, spot: `hand:${card}` }))
  const drawn = view.drawn[seat]
  // The card of a double play is played by the same words as those of the hand, but only it can be.
  if (drawn) return [...cards.map((one) => ({ ...one, spot: `hand:kept:${one.card}` })), { card: drawn, spot: `hand:${drawn}`, mark: 'drawn' }]
  return cards
}

export const game: GameModule<View, Happening> = {
  Board,
  Card,
  title: titleOf,
  spot,
  brief,
  hand,
  scene,
  reveal: (view, seat) => [
    { key: 'loot', cards: view.loot[seat] ?? [] },
    { key: 'hand', cards: view.hand[seat] ?? [] },
  ],
}
