// Written by web/generate.py from src/larceny/games/casse: do not edit, run `make web`.

import type { OneOf } from '../lib/events'

export const COLOUR_NAMES = ['red', 'purple', 'blue', 'yellow', 'green', 'white', 'grey'] as const
export type Colour = (typeof COLOUR_NAMES)[number]

export type Square = string // as the option `museum` says

export type Opening = string // as the option `museum` says

export const LENS_NAMES = ['straight', 'diagonal'] as const
export type Lens = (typeof LENS_NAMES)[number]

export const LOCK_NAMES = ['open', 'closed'] as const
export type Lock = (typeof LOCK_NAMES)[number]

export const FACE_NAMES = ['eye', 'scan', 'sensor'] as const
export type Face = (typeof FACE_NAMES)[number]

export type Phase =
  | 'locks' | 'art' | 'camera' | 'pawn' | 'enter' | 'move' | 'try' | 'roll' | 'turn' | 'look'
  | 'walk' | 'sensor' | 'over'

export interface View {
  game: 'casse'
  rules: number
  players: number
  options: {
    version: 'long' | 'short'
    until_spotted: 'off' | 'on'
    chosen_locks: 'off' | 'on'
    setup: 'choose' | 'quick'
    open_locks: number
    look_die: string
    turn_limit: number
    first_thief: 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7'
    museum: string
  }
  you: number | null
  your_move: boolean
  phase: Phase
  round: number
  thief: number
  detectives: number[]
  turn: number | null
  detective: number
  placed: number
  number: number | null
  look: Face | null
  walked: boolean
  looked: boolean
  works: Square[]
  frames: Square[]
  works_gone: number
  cameras: { number: number; square: Square; lens: Lens; sees: Square[] }[]
  pawns: (Square | null)[]
  eyes: Square[][]
  locks: Record<Opening, Lock | 'hidden' | 'unturned'>
  face_up: Opening[]
  disconnections: number
  thief_turns: number
  spotted: boolean
  thief_square: Square | 'hidden' | null
  sheet: { stops: Square[]; path: Square[]; works: number; destroyed: number[]; power_off: boolean } | null
  possible: Square[]
  doubtful: number[]
  doubtful_since: number[]
  power_doubtful_since: number | null
  power_known: 'off' | 'on' | 'perhaps'
  scores: number[]
  result: 'caught' | 'escaped' | 'too-late' | null
  plan: { floor: string[]; doorways: string[]; openings: string[]; generator: Square }
  outcome: { scores: number[]; winners: number[]; reason: 'caught' | 'escaped' | 'rounds' | 'too-late' } | null
}

export type Happening = OneOf<
  | { event: 'move'; by: number; action: string; place: Square | 'hidden'; attempt?: 'try' }
  | { event: 'answer'; by: number; action: string }
  | { event: 'disconnect'; by: number; action: string }
  | { event: 'walk'; by: number; action: string; place: Square }
  | { event: 'look'; by: number; action: string; look: 'camera' | 'eyes' | 'scan' | 'sensor'; value?: number }
  | { event: 'no-look'; by: number; action: string }
  | { event: 'lock'; by: number; action: string; place?: Opening; lock: Lock }
  | { event: 'art'; by: number; action: string; place: Square }
  | { event: 'camera'; by: number; action: string; place: Square; lens: Lens }
  | { event: 'pawn'; by: number; action: string; place: Square }
  | { event: 'enter'; by: number; action: string; place: Opening | 'hidden' }
  | { event: 'roll'; by: number; action: string; value: number; look: Face }
  | { event: 'round'; value: number; seat: number }
  | { event: 'spotted'; square: Square }
  | { event: 'eyes-nothing' }
  | { event: 'no-power' }
  | { event: 'camera-gone'; value: number }
  | { event: 'camera-sees'; value: number }
  | { event: 'camera-blind'; value: number }
  | { event: 'scan-nothing' }
  | { event: 'colour'; colour: Colour }
  | { event: 'art-gone'; square: Square }
  | { event: 'nobody-there'; seat: number; square: Square }
  | { event: 'stays'; seat: number }
  | { event: 'lock-turned'; opening: Opening; lock: Lock }
  | { event: 'caught'; seat: number; square: Square }
  | { event: 'escaped'; seat: number; value: number }
  | { event: 'too-late'; seat: number }
  | { event: 'laid-entry'; square: Square }
  | { event: 'laid-stop'; value: number; square: Square }
  | { event: 'laid-lock'; opening: Opening; lock: Lock }
  | { event: 'scored'; seat: number; value: number }
  | { event: 'lock-chosen'; opening: Opening; lock: Lock }
>
