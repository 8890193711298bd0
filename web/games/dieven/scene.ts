/** What events look like: which card flies from where to where, and when the siren howls. */

import type { SceneContext } from '../../board/game'
import type { Happening, View } from '../../generated/dieven'
import type { Step } from '../../lib/stage.svelte'
import { word } from '../../lib/library.svelte'

const DEALT = 3 // cards to each player, one player after the other

export function scene(event: Happening, { before, after: now, repeated }: SceneContext<View>): Step[] {
  const drawer = (before ?? now).turn ?? 0
  const card = event.card ?? 'hidden'
  const by = event.by ?? 0
  switch (event.event) {
    case 'deal':
      return [fly('hidden', 'pile', `hand-${Math.floor(repeated / DEALT)}`)]
    case 'draw':
      return card === 'getaway' ? getaway() : [fly('hidden', 'pile', `hand-${now.turn ?? drawer}`, false)]
    case 'stash':
      return [fly(card, `hand-${by}`, `loot-${by}`)]
    case 'give':
      return [fly(card, `hand-${by}`, `loot-${event.player}`)]
    case 'play':
      return played(card, by)
    case 'take':
      return [{ kind: 'sound', sound: 'steal' }, fly(card, `loot-${event.player}`, `loot-${by}`)]
    case 'moved':
      return [{ kind: 'sound', sound: 'steal' }, fly('hidden', `loot-${event.player}`, `loot-${event.seat}`)]
    case 'put':
      return [fly(card, `loot-${by}`, `loot-${before?.swap_with ?? by}`)]
    case 'laid':
      return [fly(card, `hand-${event.seat}`, 'police')]
    default:
      return happened(event)
  }
}

function happened(event: Happening): Step[] {
  const loot = `loot-${event.seat ?? 0}`
  switch (event.event) {
    case 'raid':
      return [{ kind: 'sound', sound: 'alarm' }, { kind: 'banner', text: event.text, tone: 'alarm' }]
    case 'turned-up':
      return [{ kind: 'pulse', anchor: loot }]
    case 'worth':
      return [{ kind: 'bubble', anchor: loot, text: String(event.value) }]
    case 'caught':
      return [{ kind: 'bubble', anchor: loot, text: String(event.value), tone: 'alarm' }, fly('hidden', loot, 'discard')]
    case 'spared':
      return [{ kind: 'banner', text: event.text }]
    case 'escape':
      return [{ kind: 'sound', sound: 'win' }, { kind: 'banner', text: event.text }]
    case 'scored':
      return [{ kind: 'bubble', anchor: loot, text: String(event.value), tone: 'good' }]
    default:
      return []
  }
}

function getaway(): Step[] {
  return [fly('getaway', 'pile', 'getaway')]
}

function played(card: string, by: number): Step[] {
  if (card === 'police' || card === 'double-police') return [fly(card, `hand-${by}`, 'police')]
  const shout: Step = { kind: 'bubble', anchor: 'discard', text: word(card) }
  return [fly(card, `hand-${by}`, 'discard'), ...(card === 'siren' ? [alarm] : []), shout]
}

const alarm: Step = { kind: 'sound', sound: 'alarm' }

function fly(card: string, from: string, to: string, hold = true): Step {
  return { kind: 'fly', card, from, to, hold }
}
