import type { Brief, GameModule, HandCard, View as AnyView } from '../../board/game'
import type { View } from '../../generated/dieven'
import type { GameEvent } from '../../lib/events'
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

const CLAUSES: Record<string, string> = {
  first: '2.3', deal: '2.1', draw: '3.1', stash: '4.1', give: '4.1', take: '4.3', pick: '4.3', put: '4.3', laid: '4.3',
  moved: '4.3', which: '4.3', raid: '5.1', 'turned-up': '5.1', worth: '5.1', caught: '5.2', spared: '5.2', escape: '6.1', scored: '6.2',
}

function clause(event: GameEvent): string {
  if (event.event === 'play') return event.card?.endsWith('police') ? '4.2' : '4.3'
  return CLAUSES[event.event] ?? ''
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
  clause,
  reveal: (given, seat) => {
    const view = given as unknown as View
    return [
      { key: 'loot', cards: view.loot[seat] ?? [] },
      { key: 'hand', cards: view.hand[seat] ?? [] },
    ]
  },
}
