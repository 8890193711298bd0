/** A lesson: the messages of a table that were played beforehand, given one by one as the learner goes on.
 *
 * Nothing is known of rules here: a move is right if it is the one with which the script goes on.
 */

import type { Lesson, LessonStep } from '../generated/resources'
import type { Line } from '../lib/connection.svelte'
import type { Done, FromServer, Question, Refused, Room, Update } from '../lib/messages'
import { session } from '../lib/session.svelte'
import { Table } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'

type Step = LessonStep & { room: Room }
const nothing = (): void => undefined

export class Course {
  /** The step that the learner is at; all steps of all chapters are counted. */
  place = $state(0)
  table: Table | undefined = $state.raw()
  readonly steps: Step[]
  private receive: (message: FromServer) => void = nothing

  constructor(private readonly lesson: Lesson) {
    this.steps = lesson.chapters.flatMap(({ room, steps }) => steps.map((step) => ({ ...step, room })))
    this.place = this.remembered()
    this.enter()
  }

  get step(): Step {
    return this.steps[this.place] as Step
  }

  /** What the narrator has said last. */
  get text(): string {
    return this.steps.slice(0, this.place + 1).reduce((said, step) => step.text || said, '')
  }

  get finished(): boolean {
    return this.place === this.steps.length - 1
  }

  goTo(place: number): void {
    const [before, back] = [this.step, place <= this.place]
    this.place = place
    this.remember()
    if (back || this.step.room !== before.room) this.enter()
    else this.receive(this.step.update)
  }

  /** A table as it stands at this step, with all that has happened in its chapter. */
  private enter(): void {
    const { room } = this.step
    const chapter = this.steps.slice(0, this.place + 1).filter((step) => step.room === room)
    const events: Update['events'] = []
    for (const { update } of chapter) {
      events.splice(update.first, Infinity, ...update.events)
      for (const event of update.retold) events[event['number'] as number] = event
    }
    const table = new Table('lesson', '', (receive) => {
      this.receive = receive
      return this.line
    })
    table.game = this.table?.game ?? null // from one chapter to the next nothing has to be fetched
    this.table = table
    const places = room.places.map((place) => (place.guest ? { ...place, name: session.guest?.name ?? say('seat.me') } : place))
    const seat = this.step.update.seat ?? 0
    this.receive({ type: 'welcome', protocol: 0, table: '', guest: room.host, seats: [seat] })
    this.receive({ ...room, places })
    this.receive({ ...this.step.update, first: 0, events, retold: [] })
  }

  private readonly line: Line = {
    status: 'open',
    farewell: null,
    send: nothing,
    ask: (question) => Promise.resolve(this.answer(question)),
    restart: nothing,
    close: nothing,
  }

  private answer(question: Question): Done | Refused {
    if (question.type === 'move' && question.action === this.step.wanted) {
      this.goTo(this.place + 1)
      return { type: 'done', id: '', code: null, table: null, advice: null }
    }
    const refused: Refused = { type: 'refused', id: '', reason: 'lesson', text: say('lesson.other'), section: '' }
    this.receive(refused)
    return refused
  }

  // Left and resumed

  private get key(): string {
    return `larceny.lesson.${this.lesson.game}`
  }

  private remember(): void {
    try {
      if (this.finished) localStorage.removeItem(this.key)
      else localStorage.setItem(this.key, `${this.place} ${this.steps.length}`)
    } catch {
      // It begins anew the next time.
    }
  }

  /** Where it was left; at the beginning if the lesson has another length by now. */
  private remembered(): number {
    try {
      const [place, length] = (localStorage.getItem(this.key) ?? '').split(' ').map(Number)
      return length === this.steps.length && place ? place : 0
    } catch {
      return 0
    }
  }
}
