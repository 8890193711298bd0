// Written by web/generate.py from src/larceny/server/messages.py: do not edit, run `make web`.

export const PROTOCOL = 1

export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Hello {
  type: 'hello'
  protocol: number
  lang?: 'en' | 'fr' | 'nl' | 'de'
  code?: string
  seat_code?: string
  events?: number
}

export interface Look {
  type: 'look'
  seat: number | null
  events?: number
}

export interface Heard {
  type: 'heard'
  events: number
}

export interface Move {
  type: 'move'
  id: string
  seat: number
  decision: number
  action: string
}

export interface Undo {
  type: 'undo'
  id: string
  seat: number
}

export interface Why {
  type: 'why'
  id: string
  seat: number
  action: string
}

export interface Hint {
  type: 'hint'
  id: string
  seat: number
}

export interface Seal {
  type: 'seal'
  id: string
}

export interface Sit {
  type: 'sit'
  id: string
  seat: number
  nonce: string
}

export interface Cut {
  type: 'cut'
  id: string
  seat: number
  nonce: string
}

export interface Stand {
  type: 'stand'
  id: string
  seat: number
}

export interface Back {
  type: 'back'
  id: string
  seat: number
}

export interface Swap {
  type: 'swap'
  id: string
  seat: number
  other: number
}

export interface Bot {
  type: 'bot'
  id: string
  seat: number
  level: string | null
}

export interface Start {
  type: 'start'
  id: string
}

export interface Pause {
  type: 'pause'
  id: string
  wanted: boolean
}

export interface Resign {
  type: 'resign'
  id: string
  seat: number
}

export interface Rematch {
  type: 'rematch'
  id: string
}

export interface Chat {
  type: 'chat'
  id: string
  text: string
  channel?: 'table' | 'team' | 'watchers'
}

export interface Emote {
  type: 'emote'
  id: string
  emote: 'hello' | 'well-played' | 'hurry' | 'oops' | 'laugh' | 'thanks'
}

export interface Mark {
  type: 'mark'
  id: string
  seat: number
  thing: string
  sign: '' | 'maybe' | 'no' | 'here'
}

export interface Lock {
  type: 'lock'
  id: string
  locked: boolean
}

export interface Kick {
  type: 'kick'
  id: string
  guest: string
}

export interface Mute {
  type: 'mute'
  id: string
  guest: string
  muted: boolean
}

export interface Handover {
  type: 'handover'
  id: string
  guest: string
}

export interface Link {
  type: 'link'
  id: string
  seat: number
}

export interface Claim {
  type: 'claim'
  id: string
  code: string
}

export interface Welcome {
  type: 'welcome'
  protocol: number
  table: string
  guest: string
  seats: number[]
}

export interface Place {
  guest: string | null
  name: string
  bot: string | null
  present: boolean
  standing_in: boolean
  resigned: boolean
  ready: boolean
  cut: boolean
  away_until: number | null
  bank: number | null
  running: boolean
}

export interface Room {
  type: 'room'
  table: string
  game: string
  title: string
  players: number
  options: Record<string, string | number>
  rules: number
  status: 'lobby' | 'playing' | 'over' | 'frozen'
  now: number
  host: string
  places: Place[]
  watchers: number
  join: string
  locked: boolean
  paused: boolean
  pause_wanted: number[]
  muted: string[]
  clock: number[] | null
  to_move: number[]
  teams: number[][]
  hints: boolean
  deductions: boolean
  forgets: boolean
  remark: string
  commitment: string
  seed: string | null
  rematch: string | null
  notice: string
}

export interface Choice {
  action: string
  text: string
}

export interface Held {
  thing: string
  action: string
  reason: string
  section: string
  text: string
}

export interface Advice {
  action: string
  text: string
  reason: string
  value: string
  fact: string
  risk: string
}

export interface Turn {
  to_move: number[]
  now: number
  banks: (number | null)[] | null
  running: number[]
}

export interface Turned {
  type: 'turned'
  turn: Turn
}

export interface Update {
  type: 'update'
  seat: number | null
  version: number
  view: Record<string, unknown>
  first: number
  events: Record<string, unknown>[]
  retold: Record<string, unknown>[]
  decision: number | null
  legal: Choice[]
  held: Held[]
  undo: boolean
  section: string
  turn: Turn
}

export interface Done {
  type: 'done'
  id: string
  code: string | null
  table: string | null
  advice: Advice[] | null
}

export interface Refused {
  type: 'refused'
  id: string
  reason: string
  text: string
  section: string
}

export interface Said {
  type: 'said'
  number: number
  at: number
  guest: string
  name: string
  channel: 'table' | 'team' | 'watchers'
  text: string
  emote: string
}

export interface Marks {
  type: 'marks'
  marks: Record<string, '' | 'maybe' | 'no' | 'here'>
}

export interface Farewell {
  type: 'farewell'
  reason: 'stopping' | 'kicked' | 'retry' | 'protocol' | 'refused' | 'slow' | 'flood' | 'no-table' | 'too-large' | 'crowd'
  text: string
  again_after: number | null
}

export interface Label {
  id: string
}

export type FromClient =
  | Hello
  | Look
  | Heard
  | Move
  | Undo
  | Why
  | Hint
  | Seal
  | Sit
  | Cut
  | Stand
  | Back
  | Swap
  | Bot
  | Start
  | Pause
  | Resign
  | Rematch
  | Chat
  | Emote
  | Mark
  | Lock
  | Kick
  | Mute
  | Handover
  | Link
  | Claim

export type FromServer =
  | Welcome
  | Room
  | Turned
  | Update
  | Done
  | Refused
  | Said
  | Marks
  | Farewell
