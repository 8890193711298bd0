// Written by web/generate.py from src/larceny/games/dieven: do not edit, run `make web`.

import type { OneOf } from '../lib/events'

export const CARD_NAMES = [
  '0', '1', '2', '3', 'ring', 'horseshoe', 'police', 'double-police', 'getaway', 'siren', 'clear',
  'swap', 'double-play',
] as const
export type Card = (typeof CARD_NAMES)[number]

export type Phase =
  | 'lot' | 'deal' | 'draw' | 'play' | 'play-drawn' | 'take' | 'pick' | 'put' | 'over'

export interface View {
  game: 'dieven'
  rules: number
  players: number
  options: { siren: 'everyone' | 'others'; clear: 'all' | 'one'; raid_tie: 'all' | 'none'; reshuffle: 'all' | 'loot'; getaways: number }
  you: number | null
  your_move: boolean
  phase: Phase
  turn: number | null
  double_play_cards_due: number
  swap_with: number | null
  pile_count: number
  discard: Card[]
  police: Card[]
  getaway_cars: number
  hand_count: number[]
  hand: (Card | 'hidden')[][]
  drawn: (Card | 'hidden' | null)[]
  loot: (Card | 'hidden')[][]
  loot_face: ('down' | 'up')[][]
  loot_known_by: number[][][]
  loot_order: number[]
  outcome: { scores: number[]; winners: number[]; reason: 'escape' } | null
}

export type Happening = OneOf<
  | { event: 'stash'; by: number; action: string; card: Card | 'hidden' }
  | { event: 'give'; by: number; action: string; card: Card; player: number }
  | { event: 'play'; by: number; action: string; card: Card; card2?: Card }
  | { event: 'take'; by: number; action: string; player: number; card: Card | 'hidden'; face?: 'down' }
  | { event: 'put'; by: number; action: string; card: Card | 'hidden'; face?: 'down' | 'up' }
  | { event: 'first'; by: number; action: string; player: number }
  | { event: 'deal'; by: number; action: string; card: Card | 'hidden' }
  | { event: 'draw'; by: number; action: string; card: Card | 'hidden' }
  | { event: 'pick'; by: number; action: string; card: Card | 'hidden' }
  | { event: 'laid'; seat: number; card: Card | 'hidden' }
  | { event: 'raid'; police: number }
  | { event: 'turned-up'; seat: number; card: Card | 'hidden' }
  | { event: 'worth'; seat: number; value: number }
  | { event: 'caught'; seat: number; value: number }
  | { event: 'spared' }
  | { event: 'moved'; player: number; seat: number }
  | { event: 'which'; card: Card | 'hidden' }
  | { event: 'escape'; cars: number }
  | { event: 'scored'; seat: number; value: number }
>
