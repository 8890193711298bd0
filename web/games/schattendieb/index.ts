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

const CLAUSES: Record<string, string> = {
  round: '2.2', deal: '2.1', draw: '3.7', play: '3.1', cancelled: '3.2', steal: '3.3', took: '3.3', 'empty-handed': '3.3',
  add: '3.4', done: '3.4', closed: '3.6', 'stays-open': '3.6', 'used-up': '3.7', 'last-open': '4.1', 'all-close': '4.2',
  'no-cards': '4.3', scored: '4.4',
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
  clause: (event) => CLAUSES[event.event] ?? '',
  reveal: (given, seat) => {
    const view = given as unknown as View
    return [
      { key: 'safe', cards: view.safe[seat] ?? [] },
      { key: 'hand', cards: view.hand[seat] ?? [] },
    ]
  },
}
