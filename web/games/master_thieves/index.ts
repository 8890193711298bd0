import type { Brief, GameModule, HandCard } from '../../board/game'
import type { Happening, Role, View } from '../../generated/master_thieves'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { titleOf } from './names'
import { plots } from './plots'
import { scene } from './scene'
import { asCards } from './view'

/** Actions speak of a card in the hand, of a drawer, or of how the box is moved; small decisions of nothing. */
function spot(action: string): string {
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'open' || verb === 'put') return `drawer:${rest.join(' ')}`
  if (verb === 'role') return `hand:${rest.join(' ')}`
  if (verb === 'rotate') return `rotate:${rest.join(' ')}`
  return verb === 'turn' ? 'turn:over' : ''
}

function brief(action: string): Brief {
  const [verb = '', thing = ''] = action.split(' ')
  const detailed = verb === 'place' || verb === 'share' || (verb === 'take' && thing)
  return { key: detailed ? `do-${verb}-${thing}` : `do-${verb}` }
}

const numbered = (view: View, seat: number, role: string): string => `${role} ${view.number[seat]?.[role as Role] ?? ''}`.trim()

function hand(view: View, seat: number): HandCard[] {
  return (view.hand[seat] ?? []).map((role) =>
    view.picked[seat] === role
      ? { card: numbered(view, seat, role), spot: `hand:chosen:${role}`, mark: 'chosen' }
      : { card: numbered(view, seat, role), spot: `hand:${role}` },
  )
}

export const game: GameModule<View, Happening> = {
  Board,
  Card,
  title: titleOf,
  spot,
  brief,
  hand,
  scene,
  faded: (view) => (view.options.memory === 'strict' ? { ...view, open: [], fell: { diamond: 0, sapphire: 0, ruby: 0 } } : view),
  plots,
  reveal: (view, seat) => [
    { key: 'black', cards: asCards(view.black[seat] ?? {}) },
    { key: 'white', cards: asCards(view.white[seat] ?? {}) },
    { key: 'hand', cards: (view.hand[seat] ?? []).map((role) => numbered(view, seat, role)) },
  ],
}
