/** What is drawn of a table, and how what happens gets there: one thing at a time, and for who was away as well. */

import { tick } from 'svelte'
import type { GameModule, View } from '../board/game'
import { announce } from './announcer.svelte'
import type { GameEvent } from './events'
import type { Room, Update } from './messages'
import { named, type Player } from './players'
import { keepSeen, type Seen } from './seen'
import { Stage } from './stage.svelte'

export type Observer = number | null

/** An update to be shown, with its events; `again` if the log tells them already. */
interface News {
  update: Update
  fresh: readonly GameEvent[]
  again?: boolean
}

const MANY = 8 // events at once that are shown faster

export abstract class Show {
  room: Room | null = $state.raw(null)
  /** The newest state of the game, and the one that is drawn: between them things are still moving. */
  latest: Update | null = $state.raw(null)
  shown: Update | null = $state.raw(null)
  game: GameModule | null = $state.raw(null)
  log: GameEvent[] = $state.raw([])
  readonly stage = new Stage()
  settled: boolean = $derived(this.shown !== null && this.shown === this.latest)
  protected readonly logs = new Map<Observer, GameEvent[]>()
  protected queue: News[] = []
  /** Resolved when the game's pictures are there. */
  protected opening: Promise<void> | undefined
  /** The last view that holds no secret: on a shared device what happens next is shown on it. */
  protected everybodys: Update | null = null
  private draining = false
  /** What came while nobody looked at this page, and what was on it before. */
  private missed: { before: Update; news: News[] } | null = null

  constructor(readonly id: string) {}

  abstract get shared(): boolean
  abstract readonly players: Player[]
  /** These events have been shown to whoever sits before this device. */
  protected abstract heard(events: number): void

  protected jump(update: Update): void {
    this.queue = []
    this.stage.skip()
    this.settle(update)
  }

  protected showNext(update: Update, fresh: readonly GameEvent[]): void {
    this.queue.push({ update, fresh })
    void this.drain()
  }

  /** Who comes back sees what has happened since, on what was shown last. */
  protected goOnFrom(before: Seen, update: Update, all: readonly GameEvent[]): void {
    this.shown = { ...update, view: before.view, legal: [], held: [], decision: null }
    this.log = this.logs.get(update.seat) ?? []
    this.queue = [{ update, fresh: all.slice(before.events), again: true }]
    void this.drain()
  }

  /** The page is looked at again. */
  protected readonly comeBack = (): void => {
    const missed = this.missed
    if (document.hidden || !missed) return
    this.missed = null
    if (this.shown?.seat !== missed.before.seat) return
    this.shown = missed.before
    this.queue.unshift(...missed.news)
    void this.drain()
  }

  private settle(update: Update): void {
    this.shown = update
    if (update.seat === null) this.everybodys = update
    const told = update.first + update.events.length // what came later is still to be shown
    this.log = this.publicLog() ?? (this.logs.get(update.seat) ?? []).slice(0, told)
    this.stage.clear()
    void this.noteSeen(update, told)
  }

  private async noteSeen(update: Update, events: number): Promise<void> {
    await this.opening // before that there is no picture of it
    if (document.hidden || this.shared || this.room?.status !== 'playing' || this.shown !== update) return
    keepSeen({ table: this.id, seat: update.seat, events, view: this.game?.faded?.(update.view) ?? update.view })
    this.heard(events)
  }

  /** On a shared device the log is everybody's: it never says "you", nor what one player alone saw. */
  private publicLog(): GameEvent[] | undefined {
    return this.shared ? (this.logs.get(null) ?? []) : undefined
  }

  private async drain(): Promise<void> {
    if (this.draining) return
    this.draining = true
    await this.opening
    await tick()
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.noteMissed(next)
      await this.tell(next)
      if (this.latest?.seat === next.update.seat) this.settle(next.update)
    }
    this.draining = false
  }

  private noteMissed(news: News): void {
    if (!document.hidden || this.shared || !this.shown) return
    this.missed ??= { before: this.shown, news: [] }
    this.missed.news.push({ ...news, again: true })
  }

  private async tell({ update, fresh, again }: News): Promise<void> {
    const rush = fresh.length > MANY ? MANY / fresh.length : 1
    let repeated = 0
    for (const [i, event] of fresh.entries()) {
      repeated = i > 0 && fresh[i - 1]?.event === event.event ? repeated + 1 : 0
      if (!again) this.put(event, update.seat)
      const before = this.shown?.view ?? null
      const steps = this.game?.scene(event, { before, after: update.view as View, repeated }) ?? []
      const spoken = steps.map((step) => ('text' in step ? { ...step, text: named(step.text, this.players) } : step))
      await this.stage.run(spoken, rush)
    }
  }

  /** Into the log, and to those who do not see it. */
  private put(event: GameEvent, seat: Observer): void {
    if (!this.shared || seat === null) this.log = [...this.log, event]
    announce(named(event.text, this.players))
  }
}
