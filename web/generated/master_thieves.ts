// Written by web/generate.py from src/larceny/games/master_thieves: do not edit, run `make web`.

import type { OneOf } from '../lib/events'

export const LEVEL_NAMES = ['top', 'middle', 'bottom'] as const
export type Level = (typeof LEVEL_NAMES)[number]

export const SIDE_NAMES = ['n', 'e', 's', 'w'] as const
export type Side = (typeof SIDE_NAMES)[number]

export const GEM_NAMES = ['diamond', 'sapphire', 'ruby'] as const
export type Gem = (typeof GEM_NAMES)[number]

export const ROLE_NAMES = [
  'smuggler', 'jeweler', 'gemologist', 'thief', 'master-thief', 'detective',
] as const
export type Role = (typeof ROLE_NAMES)[number]

export const GRAIN_NAMES = [
  'wave', 'knot', 'dots', 'bars', 'arch', 'star', 'kite', 'band', 'ring', 'peak', 'comb', 'claw',
] as const
export type Grain = (typeof GRAIN_NAMES)[number]

export type Phase =
  | 'deal' | 'put' | 'role' | 'open' | 'take' | 'take-one' | 'search' | 'loot' | 'place' | 'alarm'
  | 'lone-alarm' | 'rotate' | 'turn' | 'move' | 'share' | 'over'

export interface View {
  game: 'master_thieves'
  rules: number
  players: number
  options: {
    edition: 'en' | 'fr'
    box_actions: 'edition' | 'one'
    ruby_end: 'edition' | 'off' | 'on'
    round_limit: number
    memory: 'log' | 'open' | 'strict'
  }
  you: number | null
  your_move: boolean
  phase: Phase
  round: number
  turn: number | null
  asked: number | null
  role: (Role | null)[]
  picked: (Role | null)[]
  hand_count: number[]
  hand: (Role | 'hidden')[][]
  number: Record<Role, 'hidden' | number | null>[]
  white: { diamond: number; sapphire: number }[]
  black: Record<Gem, number>[]
  red: Record<Gem, number>
  alarm_home: boolean[]
  points: number[]
  box: Record<Level, Record<Side, Grain>>
  open: {
    grain: Grain
    place: string
    upper: { diamond: number; sapphire: number; alarm: number | null }
    found: { diamond: number; sapphire: number }
    secret: 'empty' | 'none' | 'ruby' | null
  }[]
  drawer: Grain | null
  fell: Record<Gem, number>
  fell_alarm: number | null
  to_put: number
  placed: number
  placings: number
  no_share: number[]
  sharers: number[]
  known: {
    grain: Grain
    place: string
    long: boolean
    upper: { diamond: number; sapphire: number; alarm: number | null; ruby: number }
    lower: { diamond: number; sapphire: number; alarm: number | null; ruby: number }
  }[] | null
  outcome: { scores: number[]; winners: number[]; reason: 'imitations' | 'rounds' | 'rubies' } | null
}

export type Happening = OneOf<
  | { event: 'put'; by: number; action: string; level: Level; side: Side }
  | { event: 'open'; by: number; action: string; level: Level; side: Side }
  | { event: 'role'; by: number; action: string; role: Role }
  | { event: 'take'; by: number; action: string; gem?: Gem }
  | { event: 'leave'; by: number; action: string }
  | { event: 'pull'; by: number; action: string }
  | { event: 'place'; by: number; action: string; gem: 'diamond' | 'nothing' | 'sapphire' }
  | { event: 'alarm'; by: number; action: string }
  | { event: 'no-alarm'; by: number; action: string }
  | { event: 'alarm-back'; by: number; action: string }
  | { event: 'alarm-stay'; by: number; action: string }
  | { event: 'rotate'; by: number; action: string; level: 'top' | 'two'; way: 'left' | 'right' }
  | { event: 'no-rotate'; by: number; action: string }
  | { event: 'turn'; by: number; action: string }
  | { event: 'no-turn'; by: number; action: string }
  | { event: 'keep'; by: number; action: string }
  | { event: 'share'; by: number; action: string; gem: Gem }
  | { event: 'number'; by: number; action: string; card: string }
  | { event: 'places'; seat: number; value: number }
  | { event: 'round'; value: number }
  | { event: 'revealed'; seat: number; value: number }
  | { event: 'last-card'; seat: number; role: Role }
  | { event: 'turn-of'; seat: number; role: Role }
  | { event: 'passed' }
  | { event: 'found'; gem: Gem | 'nothing'; value: number }
  | { event: 'fell'; gem: Gem | 'nothing'; value: number }
  | { event: 'nothing-there' }
  | { event: 'found-alarm'; seat: number }
  | { event: 'fell-alarm'; seat: number }
  | { event: 'to-owner'; seat: number; value: number }
  | { event: 'took-all'; seat: number; value: number }
  | { event: 'smuggled'; seat: number; value: number }
  | { event: 'placed'; seat: number; gem: Gem | 'nothing' }
  | { event: 'brought-back'; seat: number }
  | { event: 'no-compartment'; seat: number }
  | { event: 'no-ruby'; seat: number }
  | { event: 'ruby-found'; seat: number }
  | { event: 'ruby-fell'; seat: number }
  | { event: 'closed' }
  | { event: 'outnumbered' }
  | { event: 'no-share'; seat: number }
  | { event: 'got'; seat: number; gem: Gem | 'nothing' }
  | { event: 'got-all'; seat: number; value: number }
  | { event: 'scored'; seat: number; value: number }
  | { event: 'lay-there'; gem: Gem | 'nothing'; value: number }
  | { event: 'was-empty' }
  | { event: 'once-put'; by: number; action: string }
  | { event: 'forgotten' }
  | { event: 'once-box'; by: number; action: string }
  | { event: 'once-role'; by: number; action: string }
  | { event: 'once-open'; by: number; action: string }
>
