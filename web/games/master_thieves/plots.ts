/** A finished game in figures: which roles were played, and the life of each drawer. */

import type { Moment, Plot } from '../../board/game'
import { type Happening, type Role, ROLE_NAMES, type View } from '../../generated/master_thieves'
import { term } from '../../lib/library.svelte'
import { grainName, roleName } from './names'
import type { Gems } from './view'

type Frames = readonly Moment<View, Happening>[]

export function plots(frames: Frames): Plot[] {
  const rounds = new Map<number, View>() // each as it ended
  for (const { view } of frames) rounds.set(view.round, view)
  const views = [...rounds.values()]
  return [roles(frames), { kind: 'counts', title: term('plot-drawers'), columns: views.map((view) => String(view.round)), rows: drawers(views) }]
}

/** Who played what; the last card of a hand is played without a choice. */
function roles(frames: Frames): Plot {
  const played = frames.flatMap(({ events }) => events).filter(({ event }) => event === 'role' || event === 'last-card')
  const count = (seat: number, role: Role): number => played.filter((one) => (one.by ?? one.seat) === seat && one.role === role).length
  const seats = frames[0]?.view.role ?? []
  return {
    kind: 'counts',
    title: term('plot-roles'),
    columns: ROLE_NAMES.map(roleName),
    rows: seats.map((_, seat) => ({ seat, counts: ROLE_NAMES.map((role) => count(seat, role)) })),
  }
}

function drawers(views: readonly View[]): { name: string; counts: number[] }[] {
  const grains = (views[0]?.known ?? []).map(({ grain }) => grain)
  return grains.map((grain) => ({ name: grainName(grain), counts: views.map((view) => gemsIn(view, grain)) }))
}

function gemsIn(view: View, grain: string): number {
  const drawer = view.known?.find((one) => one.grain === grain)
  const sum = (gems: Gems = {}): number => (gems.diamond ?? 0) + (gems.sapphire ?? 0) + (gems.ruby ?? 0)
  return sum(drawer?.upper) + sum(drawer?.lower)
}
