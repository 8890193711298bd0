/** What moves over the table: cards in flight, banners and bubbles, one thing at a time.
 *
 * Boards mark their places with `data-anchor`; a game says in steps what an event looks like.
 * Cards that have flown stay where they landed until the new view is drawn underneath.
 */

import { pace } from './preferences.svelte'
import { play, type Sound } from './sound'

export type Tone = 'plain' | 'alarm' | 'good'

export type Step =
  | { kind: 'fly'; card: string; from: string; to: string; hold?: boolean }
  | { kind: 'swarm'; cards: string[]; from: string; to: string; hold?: boolean } // one soon after another, all in the air at once
  | { kind: 'clear'; which: (card: string) => boolean; to: string }
  | { kind: 'banner'; text: string; tone?: Tone }
  | { kind: 'bubble'; anchor: string; text: string; tone?: Tone; speech?: boolean }
  | { kind: 'pulse'; anchor: string }
  | { kind: 'walk'; piece: string; along: string[] }
  | { kind: 'gesture'; anchors: string[]; frames: Keyframe[] }
  | { kind: 'move'; anchors: string[]; frames: Keyframe[]; lasting: number } // things of the board; they stay so
  | { kind: 'sound'; sound: Sound }

interface Ghost {
  id: number
  card: string
  at: DOMRect
  faded: boolean
  lasting: number
}

interface Bubble {
  text: string
  tone: Tone
  at: DOMRect
  speech: boolean
}

const FLIGHT = 420
const SOON = 0.22 // of a flight, until the next of a swarm sets out
const APART = 13 // pixels between those of a swarm that have landed
const CLEARING = 350
const BANNER = 1300
const BUBBLE = 750
const SPEECH = 1500
const PULSE = 350
const PACE = 170 // from one place to the next
const GESTURE = 900

export class Stage {
  ghosts: Ghost[] = $state([])
  banner: { text: string; tone: Tone } | null = $state(null)
  bubble: Bubble | null = $state(null)
  private moved: { element: Element; animation: Animation }[] = []
  private next = 0
  private walks: Animation[] = []
  private hurry: (() => void) | null = null
  private skipping = false

  /** Show these steps. `rush` is a factor below 1 when much has happened at once. */
  async run(steps: readonly Step[], rush: number): Promise<void> {
    for (const step of steps) {
      if (!pace() || this.skipping || document.hidden) return
      await this.show(step, rush / pace())
    }
  }

  private async show(step: Step, slowness: number): Promise<void> {
    switch (step.kind) {
      case 'sound':
        return play(step.sound)
      case 'fly':
        return this.fly([step.card], step.from, step.to, FLIGHT * slowness, step.hold ?? true)
      case 'swarm':
        return this.fly(step.cards, step.from, step.to, FLIGHT * slowness, step.hold ?? true)
      case 'clear':
        return this.sweep(step.which, step.to, CLEARING * slowness)
      case 'banner':
        this.banner = { text: step.text, tone: step.tone ?? 'plain' }
        await this.pause(BANNER * slowness)
        this.banner = null
        return
      case 'bubble':
        return this.blow(step.anchor, step.text, step.tone ?? 'plain', step.speech ?? false, slowness)
      case 'pulse':
        return this.beat(step.anchor, PULSE * slowness)
      case 'walk':
        return this.walk(step.piece, step.along, PACE * slowness)
      case 'gesture':
        for (const anchor of step.anchors) find(anchor)?.animate(step.frames, { duration: GESTURE * slowness, easing: 'ease-out' })
        return this.pause(GESTURE * slowness)
      case 'move':
        return this.move(step.anchors, step.frames, step.lasting * slowness)
    }
  }

  private async fly(cards: readonly string[], from: string, to: string, lasting: number, hold: boolean): Promise<void> {
    const [start, end] = [placeOf(from), placeOf(to)]
    if (!start || !end) return
    const first = this.next
    for (const [i, card] of cards.entries()) {
      if (this.skipping) break
      const id = this.next++
      this.ghosts.push({ id, card, at: start, faded: false, lasting })
      await nextFrame()
      const ghost = this.ghosts.find((one) => one.id === id)
      const aside = (i - (cards.length - 1) / 2) * APART
      if (ghost) ghost.at = new DOMRect(end.x + aside, end.y, end.width, end.height)
      play('card')
      await this.pause(i < cards.length - 1 ? lasting * SOON : lasting)
    }
    if (!hold) this.ghosts = this.ghosts.filter((one) => one.id < first || one.id >= first + cards.length)
  }

  private async sweep(which: (card: string) => boolean, to: string, lasting: number): Promise<void> {
    const end = placeOf(to)
    for (const ghost of this.ghosts.filter((one) => which(one.card))) {
      ghost.lasting = lasting
      ghost.faded = true
      if (end) ghost.at = end
    }
    await this.pause(lasting)
    this.ghosts = this.ghosts.filter((one) => !one.faded)
  }

  /** A piece goes from place to place, and stays there until the new view is drawn. */
  private async walk(piece: string, along: string[], pace: number): Promise<void> {
    const [element, places] = [find(piece), along.flatMap((anchor) => placeOf(anchor) ?? [])]
    const start = places[0]
    if (!element || !start) return
    const frames = places.map((at) => ({ transform: `translate(${at.x - start.x}px, ${at.y - start.y}px)` }))
    const lasting = pace * (places.length - 1)
    this.walks.push(element.animate(frames, { duration: lasting, fill: 'forwards' }))
    await this.pause(lasting)
  }

  private async blow(anchor: string, text: string, tone: Tone, speech: boolean, slowness: number): Promise<void> {
    const at = placeOf(anchor)
    if (!at) return
    this.bubble = { text, tone, at, speech }
    await this.pause((speech ? SPEECH : BUBBLE) * slowness)
    this.bubble = null
  }

  private async beat(anchor: string, lasting: number): Promise<void> {
    const element = find(anchor)
    element?.animate([{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }], lasting)
    await this.pause(lasting)
  }

  /** Things of the board go where the new view will draw them; the board can see that they are under way. */
  private async move(anchors: readonly string[], frames: Keyframe[], lasting: number): Promise<void> {
    const elements = anchors.flatMap((anchor) => find(anchor) ?? [])
    for (const element of elements) {
      element.setAttribute('data-moving', '')
      const animation = element.animate(frames, { duration: lasting, easing: 'ease-in-out', fill: 'forwards' })
      this.moved.push({ element, animation })
    }
    if (elements.length) await this.pause(lasting)
  }

  private pause(lasting: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, lasting)
      this.hurry = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  /** Let the rest of what is under way be skipped. */
  skip(): void {
    this.skipping = true
    this.hurry?.()
  }

  /** The new view is drawn: nothing in the air is needed any more. */
  clear(): void {
    this.ghosts = []
    for (const walk of this.walks) walk.cancel()
    this.walks = []
    this.banner = null
    this.bubble = null
    for (const { element, animation } of this.moved.splice(0)) {
      animation.cancel()
      element.removeAttribute('data-moving')
    }
    this.skipping = false
  }
}

const find = (anchor: string): Element | null => document.querySelector(`[data-anchor="${anchor}"]`)

function placeOf(anchor: string): DOMRect | undefined {
  return find(anchor)?.getBoundingClientRect()
}

/** Two frames: in the first the ghost is drawn at its start. */
function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}
