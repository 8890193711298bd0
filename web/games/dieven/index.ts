import type { Brief, GameModule, HandCard, View as AnyView } from '../../board/game'
import type { View } from '../../generated/dieven'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { titleOf } from './names'
import { scene } from './scene'

/** Actions speak of a card in the hand, of another's loot, or of one's own. */
function spot(action: string): string {
  const [verb, first = '', second = '', third = ''] = action.split(' ')
  if (verb === 'take') return `loot:${Number(first.slice(1)) - 1}:${second}:${third || (second === 'hidden' ? 'down' : 'up')}`
  if (verb === 'put') return `own:${first}:${second}`
  return `hand:${first}`
}

function brief(action: string): Brief {
  const [verb = '', first = '', second = ''] = action.split(' ')
  if (verb === 'give') return { key: 'do-give', seat: Number(second.slice(1)) - 1 }
  if (verb === 'take') return { key: 'do-take', seat: Number(first.slice(1)) - 1 }
  if (verb === 'play' && second) return { key: `do-clear-${second}` }
  return { key: `do-${verb}` }
}

function hand(given: AnyView, seat: number): HandCard[] {
  const view = given as unknown as View
  const cards: HandCard[] = (view.hand[seat] ?? []).map((card) => ({ card, spot: `hand:${card}` }))
  const drawn = view.drawn[seat]
  // The card of a double play is played by the same words as those of the hand, but only it can be.
  if (drawn) return [...cards.map((one) => ({ ...one, spot: `hand:kept:${one.card}` })), { card: drawn, spot: `hand:${drawn}`, mark: 'drawn' }]
  return cards
}

export const game: GameModule = {
  Board,
  Card,
  title: titleOf,
  spot,
  brief,
  hand,
  together: () => false,
  prompt: (view) => `prompt-${String(view['phase'])}`,
  scene,
  reveal: (given, seat) => {
    const view = given as unknown as View
    return [
      { key: 'loot', cards: view.loot[seat] ?? [] },
      { key: 'hand', cards: view.hand[seat] ?? [] },
    ]
  },
}
