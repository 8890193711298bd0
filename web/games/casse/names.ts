/** What squares, openings and pieces are called. */

import type { Aids } from '../../board/game'
import { named, type Player } from '../../lib/players'
import { term, word } from '../../lib/library.svelte'
import { type Museum, placeOf, roomAt } from './plan'

export const FLOORS: Record<string, { tint: string; ink: string }> = {
  R: { tint: '#f3cbc5', ink: '#a8423a' },
  P: { tint: '#ddcdf0', ink: '#6d4a93' },
  B: { tint: '#c7dcf4', ink: '#2f62a0' },
  Y: { tint: '#f6e7a6', ink: '#8a6d10' },
  G: { tint: '#cae6cd', ink: '#2f7347' },
  W: { tint: '#fdfaf2', ink: '#7b7265' },
  S: { tint: '#d9d4cb', ink: '#615b52' },
  K: { tint: '#cdd3d8', ink: '#4b5862' },
  H: { tint: '#e9e1d1', ink: '#857a68' },
}

/** "room R, column 4, row 2" and what stands there. */
export function squareLabel(museum: Museum, square: string, players: readonly Player[], marks: Aids['marks']): string {
  const { row, column } = placeOf(square)
  const room = roomAt(museum.plan, { row, column })
  const sign = marks[square]
  const mark = sign ? [term(`sign-${sign}`)] : []
  return [term('square', { room: term(`room-${room}`), column, row }), ...thingsAt(museum, square, players), ...mark].join(', ')
}

function thingsAt(museum: Museum, square: string, players: readonly Player[]): string[] {
  const things = museum.pawns.flatMap((at, i) =>
    at === square ? [term('detective-of', { name: named(`p${(museum.detectives[i] ?? 0) + 1}`, players) })] : [],
  )
  if (museum.thief_square === square) things.push(term('thief'))
  if (museum.works.some((at) => at === square)) things.push(term('work'))
  for (const camera of museum.cameras)
    if (camera.square === square) things.push(`${term('camera', { number: camera.number })} (${word(camera.lens)})`)
  if (museum.plan.generator === square) things.push(term('generator'))
  return things
}

export function openingLabel(museum: Museum, name: string): string {
  const kind = term(name.startsWith('W') ? 'window' : 'door', { name })
  return `${kind}, ${lockLabel(museum, name)}`
}

const lockLabel = (museum: Museum, name: string): string => term(`lock-${lockOf(museum, name)}`)

/** What is known of a lock. */
export function lockOf(museum: Museum, name: string): 'down' | 'open' | 'closed' {
  const lock = museum.locks[name]
  return lock === 'open' || lock === 'closed' ? lock : 'down'
}
