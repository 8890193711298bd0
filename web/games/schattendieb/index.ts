import type { Brief, GameModule, HandCard, View as AnyView } from '../../board/game'
import type { View } from '../../generated/schattendieb'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { titleOf } from './names'
import { scene } from './scene'

/** Actions speak of a card in the hand, or of the jewel that another has played; `done` of nothing. */
function spot(action: string): string {
  const [verb, ...rest] = action.split(' ')
  if (verb === 'steal') return `shown:${Number((rest[0] ?? '').slice(1)) - 1}`
  return verb === 'done' ? '' : `hand:${rest.join(' ')}`
}

function brief(action: string): Brief {
  const [verb = '', first = ''] = action.split(' ')
  return verb === 'steal' ? { key: 'do-steal', seat: Number(first.slice(1)) - 1 } : { key: `do-${verb}` }
}

function hand(given: AnyView, seat: number): HandCard[] {
  const view = given as unknown as View
  const chosen = [...(view.chosen[seat] ?? [])] as string[]
  return (view.hand[seat] ?? []).map((card) => {
    const at = chosen.indexOf(card)
    if (at < 0) return { card, spot: `hand:${card}` }
    chosen.splice(at, 1)
    return { card, spot: `hand:chosen:${card}`, mark: 'chosen' }
  })
}

export const game: GameModule = {
  Board,
  Card,
  title: titleOf,
  spot,
  brief,
  hand,
  together: (view) => view['phase'] === 'add',
  prompt: (view) => `prompt-${String(view['phase'])}`,
  scene,
  reveal: (given, seat) => {
    const view = given as unknown as View
    return [
      { key: 'safe', cards: view.safe[seat] ?? [] },
      { key: 'hand', cards: view.hand[seat] ?? [] },
    ]
  },
}
