/** What events look like: pawns walk, dice roll, looks flash along their lines, questions and answers are spoken. */

import type { SceneContext } from '../../board/game'
import type { Happening } from '../../generated/casse'
import { term, word } from '../../lib/library.svelte'
import type { Step, Tone } from '../../lib/stage.svelte'
import { hang } from './pictures'
import { type Museum, routeBetween } from './plan'

const ROLL: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-14px) rotate(-25deg) scale(1.1)' },
  { transform: 'translateY(0) rotate(20deg)' },
  { transform: 'translateY(-6px) rotate(-10deg)' },
  { transform: 'none' },
]
const FLASH: Keyframe[] = [{ background: '#ffb30000' }, { background: '#ffb300b0' }, { background: '#ffb30040' }, { background: '#ffb30000' }]

export function scene(event: Happening, { before, after: now }: SceneContext<Museum>): Step[] {
  const then = before ?? now
  switch (event.event) {
    case 'round':
      return [{ kind: 'banner', text: event.text }]
    case 'art':
    case 'camera':
    case 'pawn':
      return [{ kind: 'pulse', anchor: `square:${event.place}` }]
    case 'enter':
      return [{ kind: 'sound', sound: 'close' }, says(`mat-${now.thief}`, event.text)]
    case 'move':
      return moved(then, event.place)
    case 'walk':
      return walked(then, event.place)
    case 'roll':
      return [{ kind: 'sound', sound: 'card' }, { kind: 'gesture', anchors: ['dice'], frames: ROLL }]
    case 'look':
      return asked(then, event.look, event.value)
    default:
      return answered(event, then, now) ?? told(event, then)
  }
}

/** Where the thief is not seen there is nothing to be seen, wherever he goes. */
function moved(then: Museum, place: string): Step[] {
  const from = then.thief_square
  if (place === 'hidden' || !from || from === 'hidden') return []
  return [walk('pawn-thief', then, from, place)]
}

function walked(then: Museum, place: string): Step[] {
  const from = then.pawns[then.detective]
  return from && place !== from ? [walk(`pawn-${then.detective}`, then, from, place)] : []
}

function walk(piece: string, museum: Museum, from: string, to: string): Step {
  return { kind: 'walk', piece, along: routeBetween(museum.plan, from, to).map((square) => `square:${square}`) }
}

function asked(then: Museum, look: string, value = 0): Step[] {
  const question = says(`pawn-${then.detective}`, term(`question-${look}`, { number: value }))
  const seen = inSight(then, look, value)
  return seen.length ? [question, { kind: 'gesture', anchors: seen.map((square) => `square:${square}`), frames: FLASH }] : [question]
}

function inSight(museum: Museum, look: string, number: number): string[] {
  if (look === 'eyes') return museum.eyes[museum.detective] ?? []
  return museum.cameras.filter((camera) => look === 'scan' || (look === 'camera' && camera.number === number)).flatMap((camera) => camera.sees)
}

/** What is said to a question; null if the event is no answer. */
function answered(event: Happening, then: Museum, now: Museum): Step[] | null {
  const thief = `mat-${now.thief}`
  const camera = then.cameras.find((one) => one.number === event.value)
  const there = camera ? `square:${camera.square}` : thief
  const facts = { number: event.value ?? 0, colour: word(event.colour ?? '') }
  switch (event.event) {
    case 'camera-sees':
      return [{ kind: 'sound', sound: 'alarm' }, says(there, term('answer-camera-sees', facts), 'alarm')]
    case 'camera-blind':
    case 'camera-gone':
      return [says(there, term(`answer-${event.event}`, facts))]
    case 'no-power':
    case 'scan-nothing':
    case 'eyes-nothing':
    case 'colour':
    case 'disconnect':
      return [says(thief, term(`answer-${event.event}`, facts))]
    case 'spotted':
      return [{ kind: 'sound', sound: 'alarm' }, says(`square:${event.square}`, term('answer-spotted'), 'alarm')]
    default:
      return null
  }
}

function told(event: Happening, then: Museum): Step[] {
  switch (event.event) {
    case 'art-gone':
      return stolen(event.square, then)
    case 'nobody-there':
      return [says(`pawn-${then.detective}`, term('answer-nobody'))]
    case 'lock-turned':
      return [{ kind: 'sound', sound: 'close' }, says(`opening:${event.opening}`, event.text, event.lock === 'open' ? 'good' : 'alarm')]
    case 'caught':
      return [{ kind: 'sound', sound: 'alarm' }, { kind: 'banner', text: event.text, tone: 'alarm' }]
    case 'escaped':
    case 'too-late':
      return [{ kind: 'sound', sound: 'win' }, { kind: 'banner', text: event.text }]
    default:
      return []
  }
}

function stolen(square: string, then: Museum): Step[] {
  const card = `work ${hang(then.works, new Map()).get(square) ?? 0}`
  return [{ kind: 'sound', sound: 'steal' }, { kind: 'fly', card, from: `square:${square}`, to: 'tally', hold: false }]
}

function says(anchor: string, text: string, tone: Tone = 'plain'): Step {
  return { kind: 'bubble', anchor, text, tone, speech: true }
}
