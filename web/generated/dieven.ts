// Written by web/generate.py from src/larceny/games/dieven: do not edit, run `make web`.

export type Card =
  | '0' | '1' | '2' | '3' | 'ring' | 'horseshoe' | 'police' | 'double-police' | 'getaway' | 'siren'
  | 'clear' | 'swap' | 'double-play'

export type Phase =
  | 'lot' | 'deal' | 'draw' | 'play' | 'play-drawn' | 'take' | 'pick' | 'put' | 'over'

export type Verb =
  | 'stash' | 'give' | 'play' | 'take' | 'put'

export type Outcome =
  | 'first' | 'deal' | 'draw' | 'pick'

export type Happening =
  | 'laid' | 'raid' | 'turned-up' | 'worth' | 'caught' | 'spared' | 'moved' | 'which' | 'escape'
  | 'scored'

export interface View {
  game: 'dieven'
  rules: number
  players: number
  options: Record<string, unknown>
  you: null | number
  your_move: boolean
  phase: Phase
  turn: number
  double_play_cards_due: number
  swap_with: null | number
  pile_count: number
  discard: Card[]
  police: Card[]
  getaway_cars: number
  hand_count: number[]
  hand: (('hidden' | Card)[])[]
  drawn: ('hidden' | Card | null)[]
  loot: (('hidden' | Card)[])[]
  loot_face: (('down' | 'up')[])[]
  loot_known_by: number[][][]
  loot_order: number[]
  outcome: Record<string, unknown> | null
}
