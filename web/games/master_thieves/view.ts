/** What is seen of the game, with the parts that the generated type leaves open. */

import type { View as Generated } from '../../generated/master_thieves'

export const LEVELS = ['top', 'middle', 'bottom'] as const
export const SIDES = ['n', 'e', 's', 'w'] as const
export const GEMS = ['diamond', 'sapphire', 'ruby'] as const
/** In the order in which they play. */
export const ROLES = ['smuggler', 'jeweler', 'gemologist', 'thief', 'master-thief', 'detective'] as const

export type Level = (typeof LEVELS)[number]
export type Side = (typeof SIDES)[number]
export type Gem = (typeof GEMS)[number]
export type Role = (typeof ROLES)[number]
export type Gems = Partial<Record<Gem, number>>
export type Bin = Gems & { alarm: number | null }

/** An open drawer: its upper half, and what a second pull has shown. */
export interface Opened {
  grain: string
  place: string
  upper: Bin
  secret: 'none' | 'empty' | 'ruby' | null
}

/** Where all may be looked up: both halves of a drawer. */
export interface Known {
  grain: string
  place: string
  long: boolean
  upper: Bin
  lower: Bin
}

interface Parts {
  options: { memory: 'strict' | 'log' | 'open' }
  number: Record<Role, number | 'hidden' | null>[]
  white: Gems[]
  black: Gems[]
  red: Gems
  box: Record<Level, Record<Side, string>>
  open: Opened[]
  fell: Gems
  known: Known[] | null
}
export type View = Omit<Generated, keyof Parts> & Parts

/** Those who have revealed a role, in the order of the round; who plays by a number not yet seen comes last. */
export function inOrder(view: View): number[] {
  const rank = (seat: number): number => {
    const role = view.role[seat] as Role
    const dealt = view.number[seat]?.[role]
    return ROLES.indexOf(role) * 10 + (typeof dealt === 'number' ? dealt : 9)
  }
  return view.role.flatMap((role, seat) => (role ? [seat] : [])).sort((a, b) => rank(a) - rank(b))
}

/** How deep a drawer is open: in its box, as far as the front compartment, or pulled further. */
export function depthOf(opened: Opened | undefined): 'shut' | 'open' | 'pulled' {
  if (!opened) return 'shut'
  return opened.secret ? 'pulled' : 'open'
}

/** The gems of a pile as cards, one for each kind. */
export const asCards = (gems: Gems): string[] => GEMS.flatMap((gem) => (gems[gem] ? [`gem ${gem} ${gems[gem]}`] : []))
