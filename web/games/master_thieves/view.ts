/** What is seen of the game, and what follows from it. */

import { type Gem, GEM_NAMES, type Role, ROLE_NAMES, type View } from '../../generated/master_thieves'

export type Gems = Partial<Record<Gem, number>>

/** An open drawer: its upper half, and what a second pull has shown. */
export type Opened = View['open'][number]

/** Those who have revealed a role, in the order of the round, which is that of the roles' names; who plays by a number not yet seen comes last. */
export function inOrder(view: View): number[] {
  const rank = (seat: number): number => {
    const role = view.role[seat] as Role
    const dealt = view.number[seat]?.[role]
    return ROLE_NAMES.indexOf(role) * 10 + (typeof dealt === 'number' ? dealt : 9)
  }
  return view.role.flatMap((role, seat) => (role ? [seat] : [])).sort((a, b) => rank(a) - rank(b))
}

/** How deep a drawer is open: in its box, as far as the front compartment, or pulled further. */
export function depthOf(opened: Opened | undefined): 'shut' | 'open' | 'pulled' {
  if (!opened) return 'shut'
  return opened.secret ? 'pulled' : 'open'
}

/** The gems of a pile as cards, one for each kind. */
export const asCards = (gems: Gems): string[] => GEM_NAMES.flatMap((gem) => (gems[gem] ? [`gem ${gem} ${gems[gem]}`] : []))
