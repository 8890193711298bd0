/** A table as this browser knows it: the room, the game as one observer sees it, what was said and what happened. */

import { Connection, type Line } from './connection.svelte'
import { toEvents } from './events'
import { localName } from './hotseat'
import { open } from './library.svelte'
import type { Done, FromServer, Marks, Question, Refused, Room, Said, Turn, Update, Welcome } from './messages'
import { nonce } from './nonce'
import type { Player } from './players'
import { forgetSeen, seenBefore } from './seen'
import { type Observer, Show } from './show.svelte'
import { say } from './words.svelte'

export class Table extends Show {
  welcome: Welcome | null = $state.raw(null)
  said: Said[] = $state.raw([])
  refused: Refused | null = $state.raw(null)
  /** Pencil marks of the team through whose eyes we look. */
  marks: Marks['marks'] = $state.raw({})
  turn: Turn | null = $state.raw(null)
  /** In a simultaneous choice: those who have chosen, while others still think. */
  ready: readonly number[] = $state.raw([])
  sending = $state(false)
  /** Something was chosen since this seat is looked at. */
  moved = $state(false)
  /** The server's clock minus ours. */
  skew = $state(0)
  readonly connection: Line
  private observer: Observer = null
  private plan: string[] = []
  private readonly cutting = new Set<number>()

  constructor(
    id: string,
    code: string,
    line?: (receive: (message: FromServer) => void) => Line,
  ) {
    super(id)
    document.addEventListener('visibilitychange', this.comeBack)
    const receive = (message: FromServer): void => this.receive(message)
    this.connection = line?.(receive) ?? new Connection(id, code, () => this.known(this.observer), receive)
  }

  /** The seats of this browser's guest. The room is newer than the welcome: people sit down and get up. */
  get seats(): number[] {
    const me = this.welcome?.guest
    return this.room && me ? this.room.places.flatMap((place, seat) => (place.guest === me ? [seat] : [])) : (this.welcome?.seats ?? [])
  }

  /** Several people share this device. */
  override get shared(): boolean {
    return this.seats.length > 1
  }

  players: Player[] = $derived(
    (this.room?.places ?? []).map((place, seat) => ({
      seat,
      name: localName(this.id, seat, this.seats.length > 1) || place.name || say('seat.free', { number: seat + 1 }),
    })),
  )

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
        // After each welcome the last lines are told again.
        if (!this.said.some((line) => line.at === message.at && line.guest === message.guest)) this.said = [...this.said, message]
        return
      case 'marks':
        this.marks = message.marks
        return
      case 'refused':
        this.refused = message
    }
  }

  private enter(room: Room): void {
    const first = this.room === null
    this.room = room
    this.pass(turnOf(room), false)
    this.cut(room)
    if (first) this.opening = open(room.game).then((game) => void (this.game = game))
    if (room.status === 'over') forgetSeen(this.id)
  }

  /** In a rematch we sit already: give our share in the shuffling, for each of our seats once. */
  private cut(room: Room): void {
    for (const seat of room.status === 'lobby' ? this.seats : []) {
      if (room.places[seat]?.cut || this.cutting.has(seat)) continue
      this.cutting.add(seat)
      void this.connection.ask({ type: 'cut', seat, nonce: nonce() }).then((answer) => {
        this.cutting.delete(seat)
        if (this.refused === answer) this.refused = null // nobody has asked for anything
      })
    }
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
    const before = first && !this.shared ? seenBefore(this.id, update.seat) : undefined
    if (before && before.events < log.length) this.goOnFrom(before, update, fresh)
    else if (still) this.jump(update)
    else this.showNext(update, fresh)
  }

  protected heard(events: number): void {
    if (this.room?.forgets) this.connection.send({ type: 'heard', events })
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
    this.marks = {}
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
    document.removeEventListener('visibilitychange', this.comeBack)
    this.connection.close()
  }
}

/** What a room says about the turn; updates and `turned` are newer. */
function turnOf(room: Room): Turn {
  const banks = room.places.map((place) => place.bank)
  const running = room.places.flatMap((place, seat) => (place.running ? [seat] : []))
  return { to_move: room.to_move, now: room.now, banks: room.clock ? banks : null, running }
}
