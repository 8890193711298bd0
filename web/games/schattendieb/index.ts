import type { Brief, GameModule, HandCard } from '../../board/game'
import type { Happening, View } from '../../generated/schattendieb'
import { seatOf } from '../../lib/players'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { titleOf } from './names'
import { scene } from './scene'

/** Actions speak of a card in the hand, or of the jewel that another has played; `done` of nothing. */
function spot(action: string): string {
  const [verb, ...rest] = action.split(' ')
  if (verb === 'steal') return `shown:${seatOf(rest[0] ?? '')}`
  return verb === 'done' ? '' : `hand:${rest.join(' ')}`
}

function brief(action: string): Brief {
  const [verb = '', first = ''] = action.split(' ')
  return verb === 'steal' ? { key: 'do-steal', seat: seatOf(first) } : { key: `do-${verb}` }
}

function hand(view: View, seat: number): HandCard[] {
  const chosen = [...(view.chosen[seat] ?? [])] as string[]
  return (view.hand[seat] ?? []).map((card) => {
    const at = chosen.indexOf(card)
    if (at < 0) return { card, spot: `hand:${card}` }
    chosen.splice(at, 1)
    return { card, spot: `hand:chosen:${card}`, mark: 'chosen' }
  })
}

export const game: GameModule<View, Happening> = {
  Board,
  Card,
  title: titleOf,
  spot,
  brief,
  hand,
  together: (view) => view.phase === 'add',
  scene,
  reveal: (view, seat) => [
    { key: 'safe', cards: view.safe[seat] ?? [] },
    { key: 'hand', cards: view.hand[seat] ?? [] },
  ],
}
