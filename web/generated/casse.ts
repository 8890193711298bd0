// Written by web/generate.py from src/larceny/games/casse: do not edit, run `make web`.

export type Square =
  | 'r1c4' | 'r1c5' | 'r1c6' | 'r1c7' | 'r1c8' | 'r1c9' | 'r2c4' | 'r2c5' | 'r2c6' | 'r2c7' | 'r2c8'
  | 'r2c9' | 'r3c1' | 'r3c2' | 'r3c3' | 'r3c4' | 'r3c5' | 'r3c6' | 'r3c7' | 'r3c8' | 'r3c9'
  | 'r3c10' | 'r3c11' | 'r3c12' | 'r4c1' | 'r4c2' | 'r4c3' | 'r4c4' | 'r4c5' | 'r4c6' | 'r4c7'
  | 'r4c8' | 'r4c9' | 'r4c10' | 'r4c11' | 'r4c12' | 'r5c1' | 'r5c2' | 'r5c3' | 'r5c4' | 'r5c5'
  | 'r5c6' | 'r5c7' | 'r5c8' | 'r5c9' | 'r5c10' | 'r5c11' | 'r6c2' | 'r6c3' | 'r6c4' | 'r6c5'
  | 'r6c6' | 'r6c7' | 'r6c8' | 'r6c9' | 'r6c10' | 'r6c11' | 'r6c12' | 'r7c1' | 'r7c2' | 'r7c3'
  | 'r7c4' | 'r7c5' | 'r7c6' | 'r7c7' | 'r7c8' | 'r7c9' | 'r7c10' | 'r7c11' | 'r7c12' | 'r8c1'
  | 'r8c2' | 'r8c3' | 'r8c4' | 'r8c5' | 'r8c6' | 'r8c7' | 'r8c8' | 'r8c9' | 'r8c10' | 'r8c11'
  | 'r8c12' | 'r9c1' | 'r9c2' | 'r9c3' | 'r9c4' | 'r9c5' | 'r9c6' | 'r9c7' | 'r9c8' | 'r9c9'
  | 'r9c10' | 'r9c11' | 'r9c12' | 'r10c4' | 'r10c5' | 'r10c6' | 'r10c7' | 'r10c8' | 'r10c9'
  | 'r11c4' | 'r11c5' | 'r11c8' | 'r11c9'

export type Opening =
  | 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W7' | 'D1' | 'D2' | 'D3' | 'D4'

export type Phase =
  | 'locks' | 'art' | 'camera' | 'pawn' | 'enter' | 'move' | 'try' | 'roll' | 'turn' | 'look'
  | 'walk' | 'sensor' | 'over'

export type Verb =
  | 'lock' | 'art' | 'camera' | 'pawn' | 'enter' | 'move' | 'answer' | 'disconnect' | 'walk'
  | 'look' | 'no-look'

export type Outcome =
  | 'art' | 'camera' | 'pawn' | 'lock' | 'roll'

export type Happening =
  | 'round' | 'spotted' | 'eyes-nothing' | 'no-power' | 'camera-gone' | 'camera-sees'
  | 'camera-blind' | 'scan-nothing' | 'colour' | 'art-gone' | 'nobody-there' | 'stays'
  | 'lock-turned' | 'caught' | 'escaped' | 'too-late' | 'laid-entry' | 'laid-stop' | 'laid-lock'
  | 'scored' | 'lock-chosen'

export interface View {
  game: 'casse'
  rules: number
  players: number
  options: Record<string, unknown>
  you: null | number
  your_move: boolean
  phase: Phase
  round: number
  thief: number
  detectives: number[]
  turn: null | number
  detective: number
  placed: number
  number: null | number
  look: 'eye' | 'scan' | 'sensor' | null
  walked: boolean
  looked: boolean
  works: Square[]
  frames: Square[]
  works_gone: number
  cameras: Record<string, unknown>[]
  pawns: (Square | null)[]
  eyes: Square[][]
  locks: Record<string, unknown>
  face_up: Opening[]
  disconnections: number
  thief_turns: number
  spotted: boolean
  thief_square: 'hidden' | Square | null
  sheet: Record<string, unknown> | null
  possible: Square[]
  doubtful: number[]
  doubtful_since: number[]
  power_doubtful_since: null | number
  power_known: 'off' | 'on' | 'perhaps'
  scores: number[]
  result: 'caught' | 'escaped' | 'too-late' | null
  plan: Record<string, unknown>
  outcome: Record<string, unknown> | null
}
