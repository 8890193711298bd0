/** What events look like: cards revealed, cancelled, stolen; safes closed. */

import type { SceneContext } from '../../board/game'
import type { Happening, View } from '../../generated/schattendieb'
import type { Step } from '../../lib/stage.svelte'
import { isJewel, valueOf } from './names'

const DEALT = 4 // cards to each player, one player after the other

export function scene(event: Happening, { before, after: now, repeated }: SceneContext<View>): Step[] {
  const then = before ?? now
  const by = event.by ?? 0
  switch (event.event) {
    case 'round':
      return [{ kind: 'banner', text: event.text }]
    case 'deal':
      return [fly('hidden', 'pile', `hand-${Math.floor(repeated / DEALT)}`, false)]
    case 'draw':
      return repeated ? [] : drawing(now)
    case 'play':
    case 'add':
      return [fly(cardOf(event), `hand-${by}`, `shown-${by}`)]
    case 'cancelled':
      return [{ kind: 'banner', text: event.text, tone: 'alarm' }, cancelled(event.value)]
    case 'steal':
      return theft(then, by, event.player)
    case 'took':
      return theft(now, event.seat, event.player)
    default:
      return told(event)
  }
}

function told(event: Happening): Step[] {
  const safe = `safe-${event.seat ?? 0}`
  switch (event.event) {
    case 'closed':
      return [{ kind: 'sound', sound: 'close' }, { kind: 'bubble', anchor: safe, text: String(event.value), tone: 'good' }]
    case 'stays-open':
    case 'empty-handed':
      return [{ kind: 'bubble', anchor: safe, text: '✕' }]
    case 'last-open':
    case 'all-close':
    case 'no-cards':
      return [{ kind: 'banner', text: event.text }]
    case 'scored':
      return [{ kind: 'bubble', anchor: safe, text: `+${event.value}`, tone: 'good' }]
    default:
      return []
  }
}

/** All draw at once: who gets how many cards is no secret, but one flight each tells enough. */
function drawing(view: View): Step[] {
  return view.open.flatMap((open, seat) => (open ? [fly('hidden', 'pile', `hand-${seat}`, false)] : []))
}

function cancelled(value: number): Step {
  return { kind: 'clear', which: (card) => isJewel(card) && valueOf(card) === value, to: 'discard' }
}

function theft(view: View, thief: number, victim: number): Step[] {
  const card = view.shown[victim]?.[0] ?? 'hidden'
  return [
    { kind: 'sound', sound: 'steal' },
    { kind: 'clear', which: (one) => one === card, to: `safe-${thief}` },
    fly(card, `shown-${victim}`, `safe-${thief}`, false),
  ]
}

/** A card's two words stand in two fields. */
function cardOf(event: Happening): string {
  return (event.action ?? '').split(' ').slice(1).join(' ') || 'hidden'
}

function fly(card: string, from: string, to: string, hold = true): Step {
  return { kind: 'fly', card, from, to, hold }
}
