/** What the browser knows about a game: pictures, short words, and what its events look like. No rules.
 *
 * A game is a folder `web/games/<key>` whose `index.ts` gives a `GameModule`; a game without one is shown by the
 * generic board. To each module its views and events are of the types generated from the game; to the page, which
 * hands them on, they are open records.
 */

import type { Component, Snippet } from 'svelte'
import type { Frame } from '../generated/resources'
import type { Mark } from '../lib/messages'
import type { Facts } from '../lib/words.svelte'
import type { Player } from '../lib/players'
import type { Step } from '../lib/stage.svelte'
import type { Picker } from '../lib/picker.svelte'

export type View = Record<string, unknown>
type Happening = Record<string, unknown>

export type Sign = Mark['sign']

/** What a table offers beside the game. */
export interface Aids {
  deductions: boolean // whether the board may point out what follows from all that everybody knows
  marks: Readonly<Record<string, Sign>> // of the own team, by the thing that is marked
  mark: ((thing: string, sign: Sign) => void) | null // null for who has no team, or when the game is over
}

export interface BoardProps<V = View> {
  view: V
  seat: number | null
  players: readonly Player[]
  picker: Picker
  plate: Snippet<[number]>
  aids: Aids
}

export interface CardProps {
  card: string
  small?: boolean
}

export interface SheetProps<V = View> {
  view: V
  seat: number
  players: readonly Player[]
}

/** A card in the private area. */
export interface HandCard {
  card: string
  spot: string
  mark?: string // a word above the card: just drawn, chosen
}

/** The short text of a button: a key of the game's own words, and perhaps the player it is about. */
export interface Brief {
  key: string
  facts?: Facts
  seat?: number
}

/** Numbers over time, one line for each; or counts in rows and columns. */
export type Plot =
  | { kind: 'lines'; title: string; lines: { seat?: number; points: number[] }[] }
  | { kind: 'counts'; title: string; columns: string[]; rows: { seat?: number; name?: string; counts: number[] }[] }

export interface SceneContext<V = View> {
  before: V | null
  after: V
  repeated: number // how many events of the same name came right before
}

/** A moment of a finished game. */
export interface Moment<V = View, E = Happening> extends Omit<Frame, 'view' | 'events'> {
  view: V
  events: E[]
}

export interface GameModule<V = View, E = Happening> {
  Board: Component<BoardProps<V>>
  Card: Component<CardProps>
  /** What lies in the private area of a game that is played without cards. */
  Sheet?: Component<SheetProps<V>>
  /** The name of a card in the reader's language. */
  title: (card: string) => string
  /** Which thing on the table an action is about; '' if none. */
  spot: (action: string) => string
  /** Short words for its button; null: the server's own. */
  brief: (action: string) => Brief | null
  /** What was meant by touching a thing with which nothing can be done: the server is asked why not. */
  attempt?: (spot: string, legal: readonly string[]) => string
  hand: (view: V, seat: number) => HandCard[]
  /** Whether several things are chosen first and sent together, closed by the action `done`; if not told, never. */
  together?: (view: V) => boolean
  /** What to do now, a key of the game's own words; if not told, by the phase. */
  prompt?: (view: V) => string
  /** A view as it may still be shown to who comes back later; in a game of memory nobody gets a second look. */
  faded?: (view: V) => V
  scene: (event: E, context: SceneContext<V>) => Step[]
  /** What else is worth drawing of a finished game; its frames are laid open. */
  plots?: (frames: readonly Moment<V, E>[]) => Plot[]
  /** What a player turns out to have had, from that player's own last view. */
  reveal: (view: V, seat: number) => { key: string; cards: string[] }[]
}
