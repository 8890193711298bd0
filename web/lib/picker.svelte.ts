/** What the player has in mind: things picked on the table, before anything is sent.
 *
 * All of it lives in the browser, so changing one's mind costs nothing. What can be done with a thing comes from the
 * server's list of legal actions, why not from its list of reasons.
 */

import type { Choice, Held } from './messages'

export interface Hint {
  text: string
  section: string
}

interface Source {
  legal: () => readonly Choice[]
  held: () => readonly Held[]
  spot: (action: string) => string
  together: () => boolean
  excuse: () => string // why nothing can be done at all now
  why?: (spot: string) => Promise<Hint | null> // asks the server, where it has not said so beforehand
  play: (actions: string[]) => void
}

interface Picked {
  spot: string
  place: string // two equal cards share a spot but not a place
}

export class Picker {
  picked: Picked[] = $state([])
  hint: Hint | null = $state(null)
  /** The action whose button is pointed at: boards show what it is about. */
  pointed: string | null = $state(null)
  /** The action that a hint speaks of, while what it is about is picked. */
  advised: string | null = $state(null)
  constructor(private readonly source: Source) {}

  get together(): boolean {
    return this.source.together()
  }

  /** The thing that an action is about; '' if none. */
  spot(action: string): string {
    return this.source.spot(action)
  }

  /** What can be done with this thing. */
  choices(spot: string): Choice[] {
    return spot ? this.source.legal().filter((choice) => this.source.spot(choice.action) === spot) : []
  }

  /** All things with which something can be done. */
  get spots(): Set<string> {
    return new Set(this.source.legal().map((choice) => this.source.spot(choice.action)))
  }

  /** What can be done without pointing at anything. */
  get loose(): Choice[] {
    return this.source.legal().filter((choice) => !this.source.spot(choice.action))
  }

  get live(): boolean {
    return this.source.legal().length > 0
  }

  isPicked(place: string): boolean {
    return this.picked.some((one) => one.place === place)
  }

  /** Why nothing can be done with this thing. */
  reason(spot: string): Hint {
    const thing = /^\w+:(?:kept:|chosen:)?(.+)$/.exec(spot)?.[1]
    const held = this.source.held().find((one) => one.thing === thing)
    return held ? { text: held.text, section: held.section } : { text: this.source.excuse(), section: '' }
  }

  /** Hover and focus: tell what the thing could do, or why not. */
  preview(spot: string): void {
    const [first, second] = this.choices(spot)
    if (!first) this.hint = this.reason(spot)
    else this.hint = second ? null : { text: first.text, section: '' }
  }

  forget(): void {
    this.hint = null
  }

  tap(spot: string, place: string): void {
    const choices = this.choices(spot)
    this.preview(spot)
    if (!choices.length) return void this.ask(spot)
    if (this.together) this.toggle(spot, place)
    else if (this.isPicked(place) && choices.length === 1) this.confirm()
    else this.picked = [{ spot, place }]
  }

  private async ask(spot: string): Promise<void> {
    const hint = this.live ? await this.source.why?.(spot) : null
    if (hint) this.hint = hint
  }

  private toggle(spot: string, place: string): void {
    if (this.isPicked(place)) this.picked = this.picked.filter((one) => one.place !== place)
    else this.picked.push({ spot, place })
  }

  /** The actions for what is picked, to choose from. */
  get options(): Choice[] {
    const [first] = this.picked
    return first && !this.together ? this.choices(first.spot) : []
  }

  /** Send what is picked: the only action of one thing, or all of several things and then the loose one. */
  confirm(): void {
    const actions = this.picked.flatMap((one) => this.choices(one.spot).slice(0, 1)).map((choice) => choice.action)
    if (this.together) actions.push(...this.loose.slice(0, 1).map((choice) => choice.action))
    this.choose(...actions)
  }

  choose(...actions: string[]): void {
    this.cancel()
    if (actions.length) this.source.play(actions)
  }

  cancel(): void {
    this.picked = []
    this.hint = null
    this.pointed = null
    this.advised = null
  }
}
