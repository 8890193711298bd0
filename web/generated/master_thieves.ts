// Written by web/generate.py from src/larceny/games/master_thieves: do not edit, run `make web`.

export type Phase =
  | 'deal' | 'put' | 'role' | 'open' | 'take' | 'take-one' | 'search' | 'loot' | 'place' | 'alarm'
  | 'lone-alarm' | 'rotate' | 'turn' | 'move' | 'share' | 'over'

export type Verb =
  | 'put' | 'open' | 'role' | 'take' | 'leave' | 'pull' | 'place' | 'alarm' | 'no-alarm'
  | 'alarm-back' | 'alarm-stay' | 'rotate' | 'no-rotate' | 'turn' | 'no-turn' | 'keep' | 'share'

export type Outcome =
  | 'number'

export type Happening =
  | 'places' | 'round' | 'revealed' | 'last-card' | 'turn-of' | 'passed' | 'found' | 'fell'
  | 'nothing-there' | 'found-alarm' | 'fell-alarm' | 'to-owner' | 'took-all' | 'smuggled' | 'placed'
  | 'brought-back' | 'no-compartment' | 'no-ruby' | 'ruby-found' | 'ruby-fell' | 'closed'
  | 'outnumbered' | 'no-share' | 'got' | 'got-all' | 'scored' | 'lay-there' | 'was-empty'

export interface View {
  game: 'master_thieves'
  rules: number
  players: number
  options: Record<string, unknown>
  you: null | number
  your_move: boolean
  phase: Phase
  round: number
  turn: null | number
  asked: null | number
  role: ('detective' | 'gemologist' | 'jeweler' | 'master-thief' | 'smuggler' | 'thief' | null)[]
  picked: ('detective' | 'gemologist' | 'jeweler' | 'master-thief' | 'smuggler' | 'thief' | null)[]
  hand_count: number[]
  hand: (('detective' | 'gemologist' | 'hidden' | 'jeweler' | 'master-thief' | 'smuggler' | 'thief')[])[]
  number: Record<string, unknown>[]
  white: Record<string, unknown>[]
  black: Record<string, unknown>[]
  red: Record<string, unknown>
  alarm_home: boolean[]
  points: number[]
  box: Record<string, unknown>
  open: Record<string, unknown>[]
  drawer: 'arch' | 'band' | 'bars' | 'claw' | 'comb' | 'dots' | 'kite' | 'knot' | 'peak' | 'ring' | 'star' | 'wave' | null
  fell: Record<string, unknown>
  fell_alarm: null | number
  to_put: number
  placed: number
  placings: number
  no_share: number[]
  sharers: number[]
  known: null
  outcome: Record<string, unknown> | null
}
