// Written by web/generate.py from src/larceny/server/resources.py: do not edit, run `make web`.

import type { Room, Update } from './messages'

export interface NewGuest {
  name: string
  lang?: 'en' | 'fr' | 'nl' | 'de'
  bearer?: boolean
}

export interface ChangedGuest {
  name?: string | null
  lang?: 'en' | 'fr' | 'nl' | 'de' | null
}

export interface NewTable {
  game: string
  players: number
  options?: Record<string, string | number>
  bots?: Record<string, string>
  sit?: Record<string, string>
  listed?: boolean
  spectators?: boolean
  hints?: boolean
  deductions?: boolean | null
  clock?: number[] | null
  start?: boolean
}

export interface Imported {
  transcript: string
}

export interface Scannable {
  text: string
}

export interface OptionCard {
  name: string
  text: Record<string, string>
  default: string | number
  values: string[] | null
  names: Record<string, Record<string, string>>
  lowest: number | null
  highest: number | null
}

export interface BotCard {
  name: string
  manner: Record<string, string>
}

export interface GameCard {
  key: string
  title: string
  aim: Record<string, string>
  credit: string
  players: number[]
  usual_players: number
  remarks: Record<string, Record<string, string>>
  options: OptionCard[]
  levels: string[]
  bots: Record<string, BotCard>
  lesson: boolean
  rules: number
  deductions: boolean
}

export interface GuestCard {
  guest: string
  name: string
  lang: string
  token: string | null
}

export interface ServerCard {
  protocol: number
  version: string
  games: GameCard[]
  languages: string[]
  guest: GuestCard | null
  addresses: string[]
}

export interface TableCard {
  table: string
  game: string
  title: string
  status: 'lobby' | 'playing' | 'over' | 'frozen'
  players: number
  names: string[]
  bots: (string | null)[]
  mine: number[]
  my_turn: boolean
  created: number
  finished: number | null
  winners: number[] | null
  scores: number[] | null
  join: string | null
}

export interface Lobby {
  mine: TableCard[]
  open: TableCard[]
  finished: TableCard[]
}

export interface Made {
  table: string
  join: string
}

export interface Frame {
  view: Record<string, unknown>
  events: Record<string, unknown>[]
  scores: number[]
}

export interface Replay {
  table: string
  game: string
  title: string
  players: number
  options: Record<string, string | number>
  names: string[]
  bots: (string | null)[]
  seat: number | null
  laid_open: boolean
  frames: Frame[]
  commitment: string | null
  verified: boolean | null
  finding: string
}

export interface Ending {
  views: Record<string, unknown>[]
}

export interface LessonStep {
  update: Update
  text: string
  wanted: string
}

export interface LessonChapter {
  room: Room
  steps: LessonStep[]
}

export interface Lesson {
  game: string
  title: string
  chapters: LessonChapter[]
}

export interface Words {
  words: Record<string, string>
  rulebook: string
}

export interface Problem {
  reason: string
  text: string
}
