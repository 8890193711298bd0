// Written by web/generate.py from src/larceny/games/schattendieb: do not edit, run `make web`.

import type { OneOf } from '../lib/events'

export const CARD_NAMES = [
  'necklace 1', 'necklace 2', 'necklace 3', 'necklace 4', 'necklace 5', 'necklace 6', 'necklace 7',
  'necklace 8', 'necklace 9', 'necklace 10', 'ring 1', 'ring 2', 'ring 3', 'ring 4', 'ring 5',
  'ring 6', 'ring 7', 'ring 8', 'ring 9', 'ring 10', 'watch 1', 'watch 2', 'watch 3', 'watch 4',
  'watch 5', 'watch 6', 'watch 7', 'watch 8', 'watch 9', 'watch 10', 'tiara 1', 'tiara 2', 'tiara 3',
  'tiara 4', 'tiara 5', 'tiara 6', 'tiara 7', 'tiara 8', 'tiara 9', 'tiara 10', 'safe 4', 'safe 5',
  'safe 6', 'safe 7', 'safe 8', 'safe 9', 'safe 10', 'safe 11', 'safe 12', 'safe 13', 'safe 14',
  'safe 15', 'thief necklace', 'thief ring', 'thief watch', 'thief tiara', 'thief shadow',
] as const
export type Card = (typeof CARD_NAMES)[number]

export const KIND_NAMES = ['necklace', 'ring', 'watch', 'tiara'] as const
export type Kind = (typeof KIND_NAMES)[number]

export type Phase =
  | 'gather' | 'deal' | 'play' | 'steal' | 'add' | 'draw' | 'over'

export interface View {
  game: 'schattendieb'
  rules: number
  players: number
  options: { rounds: number }
  you: number | null
  your_move: boolean
  phase: Phase
  round: number
  turn: number | null
  scores: number[]
  open: boolean[]
  pile_count: number
  used_up: boolean
  discard_count: number
  discard_seen: Card[]
  hand_count: number[]
  hand: (Card | 'hidden')[][]
  chosen: (Card[] | null)[]
  shown: Card[][]
  lying: boolean[]
  safe: Card[][]
  safe_count: number[]
  safe_value: number[]
  laid: (Card | 'hidden')[][]
  laid_drawn: number[]
  laid_left: number[]
  laid_order: number[]
  declined: number[][]
  outcome: { scores: number[]; winners: number[]; reason: 'rounds' } | null
}

export type Happening = OneOf<
  | { event: 'play'; by: number; action: string; card: Kind | 'safe' | 'thief'; value?: number; card2?: Kind | 'shadow' }
  | { event: 'steal'; by: number; action: string; player: number }
  | { event: 'add'; by: number; action: string; card: Kind; value: number }
  | { event: 'done'; by: number; action: string }
  | { event: 'deal'; by: number; action: string; card: Kind | 'hidden' | 'safe' | 'thief'; value?: number; card2?: Kind | 'shadow' }
  | { event: 'draw'; by: number; action: string; card: Kind | 'hidden' | 'safe' | 'thief'; value?: number; card2?: Kind | 'shadow' }
  | { event: 'round'; value: number }
  | { event: 'cancelled'; value: number }
  | { event: 'took'; seat: number; player: number }
  | { event: 'empty-handed'; seat: number }
  | { event: 'closed'; seat: number; value: number }
  | { event: 'stays-open'; seat: number }
  | { event: 'used-up' }
  | { event: 'last-open'; seat: number }
  | { event: 'all-close' }
  | { event: 'no-cards' }
  | { event: 'scored'; seat: number; value: number }
>
