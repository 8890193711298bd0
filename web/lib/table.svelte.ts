/** A table as this browser knows it: the room, the game as one observer sees it, what was said and what happened. */

import type { GameModule, View } from '../board/game'
import { announce } from './announcer.svelte'
import { Connection, type Line } from './connection.svelte'
import { type GameEvent, toEvents } from './events'
import { localName } from './hotseat'
import { open } from './library.svelte'
import type { Done, FromServer, Question, Refused, Room, Said, Turn, Update, Welcome } from './messages'
import { botName, named, type Player } from './players'
import { Stage } from './stage.svelte'
import { say } from './words.svelte'

type Observer = number | null

const MANY = 8 // events at once that are shown faster

export class Table {
  welcome: Welcome | null = $state.raw(null)
  room: Room | null = $state.raw(null)
  /** The newest state of the game, and the one that is drawn: between them things are still moving. */
  latest: Update | null = $state.raw(null)
  shown: Update | null = $state.raw(null)
  game: GameModule | null = $state.raw(null)
  log: GameEvent[] = $state.raw([])
  said: Said[] = $state.raw([])
  refused: Refused | null = $state.raw(null)
  turn: Turn | null = $state.raw(null)
  /** In a simultaneous choice: those who have chosen, while others still think. */
  ready: readonly number[] = $state.raw([])
  sending = $state(false)
  /** Something was chosen since this seat is looked at. */
  moved = $state(false)
  /** The server's clock minus ours. */
  skew = $state(0)
  readonly stage = new Stage()
  readonly connection: Line
  private readonly logs = new Map<Observer, GameEvent[]>()
  private observer: Observer = null
  private queue: { update: Update; fresh: GameEvent[] }[] = []
  private draining = false
  private plan: string[] = []
  /** The last view that holds no secret: on a shared device what happens next is shown on it. */
  private everybodys: Update | null = null

  constructor(
    readonly id: string,
    code: string,
    line?: (receive: (message: FromServer) => void) => Line,
  ) {
    const receive = (message: FromServer): void => this.receive(message)
    this.connection = line?.(receive) ?? new Connection(id, code, () => this.known(this.observer), receive)
  }

  /** The seats of this browser's guest. The room is newer than the welcome: people sit down and get up. */
  get seats(): number[] {
    const me = this.welcome?.guest
    return this.room && me ? this.room.places.flatMap((place, seat) => (place.guest === me ? [seat] : [])) : (this.welcome?.seats ?? [])
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.seats.length > 1
  }

  players: Player[] = $derived(
    (this.room?.places ?? []).map((place, seat) => ({
      seat,
      name: localName(this.id, seat, this.seats.length > 1) || place.name || (place.bot ? botName(seat) : say('seat.free', { number: seat + 1 })),
    })),
  )

  settled: boolean = $derived(this.shown !== null && this.shown === this.latest)

  private known(observer: Observer): number {
    return this.logs.get(observer)?.length ?? 0
  }

  // What the server says

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message
        return
      case 'room':
        return this.enter(message)
      case 'update':
        return this.take(message)
      case 'turned':
        return this.pass(message.turn, false)
      case 'said':
        if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message]
        return
      case 'refused':
        this.refused = message
    }
  }

  private enter(room: Room): void {
    const first = this.room === null
    this.room = room
    this.pass(turnOf(room), false)
    if (first) void open(room.game).then((game) => (this.game = game))
  }

  /** Whose turn it is now. Who is no longer asked, while others are and nothing was revealed, has chosen. */
  private pass(turn: Turn, revealed: boolean): void {
    this.skew = turn.now - Date.now()
    const asked = [...(this.turn?.to_move ?? []), ...this.ready]
    const goesOn = !revealed && turn.to_move.length > 0 && turn.to_move.every((seat) => asked.includes(seat))
    this.ready = goesOn ? asked.filter((seat) => !turn.to_move.includes(seat)) : []
    this.turn = turn
  }

  private take(update: Update): void {
    this.pass(update.turn, update.events.length > 0)
    const first = !this.logs.has(update.seat)
    const turnedAway = update.seat !== this.latest?.seat
    const earlier = this.logs.get(update.seat) ?? []
    const fresh = toEvents(update.events)
    const log = [...earlier.slice(0, update.first), ...fresh]
    for (const event of toEvents(update.retold)) log[event.number] = event
    this.logs.set(update.seat, log)
    if (update.seat !== this.observer && this.shared) return // of a seat that is no longer looked at
    this.observer = update.seat
    this.latest = update
    this.carryOnPlan(update)
    const still = first || (turnedAway && update.seat !== null) || update.first < earlier.length
    if (still) this.jump(update)
    else {
      this.queue.push({ update, fresh })
      void this.drain()
    }
  }

  // Showing it, one thing at a time

  private jump(update: Update): void {
    this.queue = []
    this.stage.skip()
    this.settle(update)
  }

  private settle(update: Update): void {
    this.shown = update
    if (update.seat === null) this.everybodys = update
    const told = update.first + update.events.length // what came later is still to be shown
    this.log = this.publicLog() ?? (this.logs.get(update.seat) ?? []).slice(0, told)
    this.stage.clear()
  }

  /** On a shared device the log is everybody's: it never says "you", nor what one player alone saw. */
  private publicLog(): GameEvent[] | undefined {
    return this.shared ? (this.logs.get(null) ?? []) : undefined
  }

  private async drain(): Promise<void> {
    if (this.draining) return
    this.draining = true
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.tell(next.update, next.fresh)
      if (this.latest?.seat === next.update.seat) this.settle(next.update)
    }
    this.draining = false
  }

  private async tell(update: Update, fresh: GameEvent[]): Promise<void> {
    const rush = fresh.length > MANY ? MANY / fresh.length : 1
    let repeated = 0
    for (const [i, event] of fresh.entries()) {
      repeated = i > 0 && fresh[i - 1]?.event === event.event ? repeated + 1 : 0
      if (!this.shared || update.seat === null) this.log = [...this.log, event]
      announce(named(event.text, this.players))
      const before = this.shown?.view ?? null
      const steps = this.game?.scene(event, { before, after: update.view as View, repeated }) ?? []
      const spoken = steps.map((step) => ('text' in step ? { ...step, text: named(step.text, this.players) } : step))
      await this.stage.run(spoken, rush)
    }
  }

  // What the player says

  ask(question: Question): Promise<Done | Refused> {
    this.refused = null
    return this.connection.ask(question)
  }

  /** Play one action, or several one after another as the server asks for them. */
  play(actions: string[]): void {
    this.plan = actions
    if (this.latest) void this.playNext(this.latest)
  }

  private carryOnPlan(update: Update): void {
    if (this.plan.length) void this.playNext(update)
  }

  private async playNext(update: Update): Promise<void> {
    const [action, ...rest] = this.plan
    const possible = update.seat !== null && update.decision !== null && update.legal.some((one) => one.action === action)
    if (this.sending) return
    if (!possible) this.plan = [] // things have changed: nothing is sent that was meant for another moment
    if (!action || !possible) return
    this.plan = rest
    this.sending = true
    const answer = await this.ask({ type: 'move', seat: update.seat ?? 0, decision: update.decision ?? 0, action })
    this.sending = false
    this.moved ||= answer.type === 'done' && !this.plan.length
    if (answer.type === 'refused') this.plan = []
    else if (this.plan.length && this.latest && this.latest !== update) void this.playNext(this.latest)
  }

  /** See the table as this seat does, or as everybody does: what was drawn before is gone at once. */
  look(seat: Observer): void {
    this.observer = seat
    this.moved = false
    this.queue = []
    this.plan = []
    this.latest = null
    this.shown = seat === null ? this.everybodys : null
    this.connection.send({ type: 'look', seat, events: this.known(seat) })
  }

  /** Begin anew, in another language: all is sent again. */
  greetAgain(): void {
    this.logs.clear()
    this.queue = []
    this.connection.restart()
  }

  leave(): void {
    this.connection.close()
  }
}

/** What a room says about the turn; updates and `turned` are newer. */
function turnOf(room: Room): Turn {
  const banks = room.places.map((place) => place.bank ?? 0)
  const running = room.places.flatMap((place, seat) => (place.running ? [seat] : []))
  return { to_move: room.to_move, now: room.now, banks: room.clock ? banks : null, running }
}
