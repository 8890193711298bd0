import type { Brief, GameModule, Moment, Plot } from '../../board/game'
import type { Happening } from '../../generated/casse'
import Board from './Board.svelte'
import Card from './Card.svelte'
import type { Museum } from './plan'
import { scene } from './scene'
import Sheet from './Sheet.svelte'
import { term } from '../../lib/library.svelte'
import { capital } from '../../lib/words.svelte'

/** Actions speak of a square or of an opening; looks and answers of nothing on the plan. */
function spot(action: string): string {
  const [verb = '', first = ''] = action.split(' ')
  if (['enter', 'lock'].includes(verb)) return `opening:${first}`
  return ['art', 'camera', 'pawn', 'move', 'walk'].includes(verb) ? `square:${first}` : ''
}

function brief(action: string): Brief {
  const [verb = '', first = '', second = ''] = action.split(' ')
  if (verb === 'look') return { key: `do-${first}`, facts: { number: second } }
  return { key: second ? `do-${verb}-${second}` : `do-${verb}` }
}

/** What was meant by touching a square on which nothing can be done: the same as can be done elsewhere. */
function attempt(thing: string, legal: readonly string[]): string {
  const [kind, place = ''] = thing.split(':')
  const [verb = '', , detail = ''] = legal.find((action) => spot(action).startsWith(`${kind}:`))?.split(' ') ?? []
  if (!verb) return ''
  return verb === 'camera' || verb === 'lock' ? `${verb} ${place} ${detail}` : `${verb} ${place}`
}

/** In how many places the thief could be, from what everybody was told. */
function plots(frames: readonly Moment<Museum, Happening>[]): Plot[] {
  const counts = frames.map(({ view }) => view.possible.length)
  return [{ kind: 'lines', title: term('plot-possible'), lines: [{ points: counts }] }]
}

export const game: GameModule<Museum, Happening> = {
  Board,
  Card,
  Sheet,
  title: (card) => capital(term(card.split(' ')[0] ?? card)),
  spot,
  brief,
  attempt,
  hand: () => [],
  prompt: (view) => `${view.your_move ? 'ask' : 'prompt'}-${view.phase}`,
  scene,
  reveal: () => [],
  plots,
}
