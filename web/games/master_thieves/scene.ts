/** What events look like: levels rotate, the box is tipped over, drawers slide, gems fall, alarms ring. */

import type { SceneContext } from '../../board/game'
import { GEM_NAMES, type Happening, type View } from '../../generated/master_thieves'
import { term } from '../../lib/library.svelte'
import type { Step, Tone } from '../../lib/stage.svelte'
import { camera } from './camera.svelte'
import type { Gems } from './view'

const QUARTER = 700
const OVER = 1300
const SLIDE = 450
const OPENED = 68 // how far a drawer slides out, as Drawer.svelte draws it
const PULLED = 114
const SHUT = 1.5

export function scene(event: Happening, { before, after: now }: SceneContext<View>): Step[] {
  const then = before ?? now
  switch (event.event) {
    case 'put':
      return put(event.by, `${event.level} ${event.side}`, event.side)
    case 'open':
      camera.face(event.side)
      return [{ kind: 'pulse', anchor: 'box' }, slide([`${event.level} ${event.side}`], OPENED)]
    case 'pull':
      return [slide(now.open.map((one) => one.place), PULLED, { '--deep': 'calc(112 * var(--u))' })]
    case 'rotate':
      return [rotated(event.level, event.way)]
    case 'turn':
      return [slide(then.open.map((one) => one.place), SHUT), tipped]
    case 'closed':
      return [slide(then.open.map((one) => one.place), SHUT)]
    default:
      return atTheDrawer(event, drawerOf(now, then), then)
  }
}

/** Where the drawer is from which things come. */
const drawerOf = (now: View, then: View): string => `drawer-${(now.open[0] ?? then.open[0])?.place ?? ''}`

function put(by: number, place: string, side: string): Step[] {
  camera.face(side)
  return [slide([place], OPENED), fly('gem diamond 1', `hand-${by}`, `drawer-${place}`, false)]
}

function atTheDrawer(event: Happening, drawer: string, then: View): Step[] {
  const seat = event.seat ?? event.by ?? 0
  switch (event.event) {
    case 'found':
    case 'lay-there':
      return [{ kind: 'pulse', anchor: drawer }]
    case 'nothing-there':
      return [says(drawer, term('empty'))]
    case 'no-compartment':
    case 'no-ruby':
      return [says(drawer, term(event.event === 'no-ruby' ? 'secret-empty' : 'secret-none'))]
    case 'fell':
      return [{ kind: 'sound', sound: 'steal' }, swarm({ [event.gem]: event.value }, drawer, 'red')]
    case 'ruby-fell':
      return [{ kind: 'sound', sound: 'steal' }, { kind: 'banner', text: event.text }]
    case 'ruby-found':
      return [{ kind: 'sound', sound: 'win' }, fly('gem ruby 1', drawer, 'box', false)]
    case 'fell-alarm':
      return [{ kind: 'sound', sound: 'alarm' }, fly('alarm', drawer, `alarm-${seat}`, false), ringing(seat), { kind: 'banner', text: event.text, tone: 'alarm' }]
    case 'found-alarm':
      return [{ kind: 'pulse', anchor: drawer }]
    case 'brought-back':
    case 'alarm-back':
      return [fly('alarm', drawer, `alarm-${seat}`)]
    case 'alarm':
      return [fly('alarm', `alarm-${seat}`, drawer, false)]
    case 'place':
    case 'placed':
      return event.gem !== 'nothing' ? [fly(`gem ${event.gem} 1`, `white-${seat}`, drawer, false)] : []
    case 'take':
      return event.gem ? [fly(`gem ${event.gem} 1`, drawer, `black-${seat}`)] : []
    default:
      return onThePillows(event, drawer, seat, then)
  }
}

function onThePillows(event: Happening, drawer: string, seat: number, then: View): Step[] {
  const gain: Step = { kind: 'bubble', anchor: `black-${seat}`, text: `+${event.value ?? 0}`, tone: 'good' }
  switch (event.event) {
    case 'to-owner':
      return [{ kind: 'clear', which: (card) => card.startsWith('gem'), to: `black-${seat}` }, gain]
    case 'took-all':
      return event.value ? [swarm(lyingIn(then), drawer, `black-${seat}`, false), gain] : []
    case 'smuggled':
      return event.value ? [swarm(lyingIn(then), drawer, 'red', false)] : []
    case 'share':
    case 'got':
      return [fly(`gem ${event.gem} 1`, 'red', `black-${seat}`)]
    case 'got-all':
      return [{ kind: 'sound', sound: 'win' }, { kind: 'pulse', anchor: 'red' }, swarm(then.red, 'red', `black-${seat}`, false), gain]
    case 'no-share':
      return [says(`role-${seat}`, event.text, 'alarm')]
    case 'revealed':
      return [{ kind: 'bubble', anchor: `role-${seat}`, text: String(event.value) }]
    case 'outnumbered':
    case 'passed':
      return [{ kind: 'banner', text: event.text }]
    default:
      return []
  }
}

const MOST = 8 // gems that are told apart in the air

function swarm(gems: Gems, from: string, to: string, hold = true): Step {
  const cards = GEM_NAMES.flatMap((gem) => Array.from({ length: gems[gem] ?? 0 }, () => `gem ${gem} 1`))
  return { kind: 'swarm', cards: cards.slice(0, MOST), from, to, hold }
}

const lyingIn = (then: View): Gems => then.open[0]?.upper ?? {}

const RING: Keyframe[] = [0, 24, -24, 20, -20, 14, -14, 0].map((turn) => ({ transform: `rotate(${turn}deg) scale(1.5)`, transformOrigin: '50% 12%' }))

const ringing = (seat: number): Step => ({ kind: 'gesture', anchors: [`alarm-${seat}`], frames: RING })

function says(anchor: string, text: string, tone: Tone = 'plain'): Step {
  return { kind: 'bubble', anchor, text, tone, speech: true }
}

function slide(places: string[], out: number, more: Record<string, string> = {}): Step {
  return { kind: 'move', anchors: places.map((place) => `drawer-${place}`), frames: [{ transform: `translateZ(calc(${out} * var(--u)))`, ...more }], lasting: SLIDE }
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
