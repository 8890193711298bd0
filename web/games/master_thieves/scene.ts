/** What events look like: levels rotate, the box is tipped over, drawers slide, gems fall, alarms ring. */

import type { SceneContext } from '../../board/game'
import type { GameEvent } from '../../lib/events'
import type { Step } from '../../lib/stage.svelte'
import { camera } from './camera.svelte'
import type { View } from './view'

const QUARTER = 700
const OVER = 1300
const SLIDE = 450
const OPENED = 68 // how far a drawer slides out, as Drawer.svelte draws it
const PULLED = 114
const SHUT = 1.5

export function scene(event: GameEvent, { before, after }: SceneContext): Step[] {
  const now = after as unknown as View
  const then = (before as unknown as View | null) ?? now
  const [, first = '', second = ''] = (event.action ?? '').split(' ')
  switch (event.event) {
    case 'put':
      return put(event.by ?? 0, `${first} ${second}`, second)
    case 'open':
      camera.face(second)
      return [{ kind: 'pulse', anchor: 'box' }, slide([`${first} ${second}`], OPENED)]
    case 'pull':
      return [slide(now.open.map((one) => one.place), PULLED)]
    case 'rotate':
      return [rotated(first, second)]
    case 'turn':
      return [slide(then.open.map((one) => one.place), SHUT), tipped]
    case 'closed':
      return [slide(then.open.map((one) => one.place), SHUT)]
    default:
      return atTheDrawer(event, drawerOf(now, then))
  }
}

/** Where the drawer is from which things come. */
const drawerOf = (now: View, then: View): string => `drawer-${(now.open[0] ?? then.open[0])?.place ?? ''}`

function put(by: number, place: string, side: string): Step[] {
  camera.face(side)
  return [slide([place], OPENED), fly('gem diamond 1', `hand-${by}`, `drawer-${place}`, false)]
}

function atTheDrawer(event: GameEvent, drawer: string): Step[] {
  const seat = event.seat ?? event.by ?? 0
  switch (event.event) {
    case 'found':
      return [{ kind: 'pulse', anchor: drawer }]
    case 'fell':
      return [{ kind: 'sound', sound: 'steal' }, fly(pileOf(event), drawer, 'red')]
    case 'ruby-fell':
      return [{ kind: 'sound', sound: 'steal' }, { kind: 'banner', text: event.text }]
    case 'ruby-found':
      return [{ kind: 'sound', sound: 'win' }, fly('gem ruby 1', drawer, 'box', false)]
    case 'fell-alarm':
      return [{ kind: 'sound', sound: 'alarm' }, fly('alarm', drawer, `alarm-${seat}`, false), { kind: 'banner', text: event.text, tone: 'alarm' }]
    case 'brought-back':
    case 'alarm-back':
      return [fly('alarm', drawer, `alarm-${seat}`)]
    case 'alarm':
      return [fly('alarm', `alarm-${seat}`, drawer, false)]
    case 'place':
    case 'placed':
      return event.gem && event.gem !== 'nothing' ? [fly(`gem ${event.gem} 1`, `white-${seat}`, drawer, false)] : []
    case 'take':
      return event.gem ? [fly(`gem ${event.gem} 1`, drawer, `black-${seat}`)] : []
    default:
      return onThePillows(event, drawer, seat)
  }
}

function onThePillows(event: GameEvent, drawer: string, seat: number): Step[] {
  const gain: Step = { kind: 'bubble', anchor: `black-${seat}`, text: `+${event.value ?? 0}`, tone: 'good' }
  switch (event.event) {
    case 'to-owner':
      return [{ kind: 'clear', which: (card) => card.startsWith('gem'), to: `black-${seat}` }, gain]
    case 'took-all':
      return event.value ? [fly('gem diamond 1', drawer, `black-${seat}`, false), gain] : []
    case 'smuggled':
      return event.value ? [fly('gem diamond 1', drawer, 'red', false)] : []
    case 'share':
    case 'got':
      return [fly(`gem ${event.gem ?? 'diamond'} 1`, 'red', `black-${seat}`)]
    case 'got-all':
      return [{ kind: 'sound', sound: 'win' }, gain]
    case 'revealed':
      return [{ kind: 'bubble', anchor: `role-${seat}`, text: String(event.value ?? '') }]
    case 'outnumbered':
    case 'passed':
      return [{ kind: 'banner', text: event.text }]
    default:
      return []
  }
}

const pileOf = (event: GameEvent): string => `gem ${event.gem ?? 'diamond'} ${event.value ?? 1}`

function slide(places: string[], out: number): Step {
  return { kind: 'move', anchors: places.map((place) => `drawer-${place}`), frames: [{ transform: `translateZ(calc(${out} * var(--u)))` }], lasting: SLIDE }
}

/** To the right is clockwise, seen from above. */
function rotated(levels: string, way: string): Step {
  const anchors = levels === 'two' ? ['level-top', 'level-middle'] : ['level-top']
  return { kind: 'move', anchors, frames: [{ transform: `translateY(var(--y)) rotateY(${way === 'right' ? -90 : 90}deg)` }], lasting: QUARTER }
}

/** Lifted, tipped over from north to south, set down. */
const tipped: Step = {
  kind: 'move',
  anchors: ['box'],
  frames: [
    { transform: 'translateY(calc(-60 * var(--u))) rotateX(0deg)' },
    { transform: 'translateY(calc(-60 * var(--u))) rotateX(180deg)' },
    { transform: 'translateY(0) rotateX(180deg)' },
  ],
  lasting: OVER,
}

function fly(card: string, from: string, to: string, hold = true): Step {
  return { kind: 'fly', card, from, to, hold }
}
