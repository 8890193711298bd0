/** The museum as the server gives it, and where its squares, walls and doorways are drawn. */

import type { View } from '../../generated/casse'

export type Side = 'north' | 'east' | 'south' | 'west'

export interface Opening {
  name: string
  square: string
  side: Side
}

export type Museum = View
export type Plan = View['plan'] // in the lines of a map file: a doorway is two squares, an opening its name, inner square and side
export type Camera = View['cameras'][number]

export interface Place {
  row: number
  column: number
}

export const UNIT = 60 // of the drawing, for a square
export const MARGIN = 0.9 // squares around the museum, where the locks lie
const VOID = '.'
const STEPS: Record<Side, Place> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
}

export function placeOf(square: string): Place {
  const [row = 0, column = 0] = square.slice(1).split('c').map(Number)
  return { row, column }
}

export const nameOf = ({ row, column }: Place): string => `r${row}c${column}`

export const beside = ({ row, column }: Place, side: Side): Place => ({
  row: row + STEPS[side].row,
  column: column + STEPS[side].column,
})

/** The letter of a room, counted from 1 as squares are; a point outside. */
export const roomAt = (plan: Plan, { row, column }: Place): string => plan.floor[row - 1]?.[column - 1] ?? VOID

export const widthOf = (plan: Plan): number => plan.floor[0]?.length ?? 0

export interface Square extends Place {
  name: string
  room: string
}

export function squaresOf(plan: Plan): Square[] {
  return plan.floor.flatMap((letters, i) =>
    [...letters].flatMap((room, j) => (room === VOID ? [] : [{ name: `r${i + 1}c${j + 1}`, room, row: i + 1, column: j + 1 }])),
  )
}

export function openingsOf(plan: Plan): Opening[] {
  return plan.openings.map((line) => {
    const [name, square, side] = line.split(' ') as [string, string, Side]
    return { name, square, side }
  })
}

export type Edge = 'none' | 'open' | 'doorway' | 'wall'

/** What is between two places that touch. */
function edgeBetween(plan: Plan, one: Place, other: Place): Edge {
  const rooms = [roomAt(plan, one), roomAt(plan, other)]
  if (rooms[0] === rooms[1]) return rooms[0] === VOID ? 'none' : 'open'
  const names = [nameOf(one), nameOf(other)]
  return plan.doorways.some((both) => both.split(' ').every((name) => names.includes(name))) ? 'doorway' : 'wall'
}

/** The edges of the whole drawing, each with the line on which it lies. */
export function edgesOf(plan: Plan): { edge: Edge; at: Place; upright: boolean }[] {
  const found: { edge: Edge; at: Place; upright: boolean }[] = []
  for (let row = 1; row <= plan.floor.length + 1; row++)
    for (let column = 1; column <= widthOf(plan) + 1; column++) {
      const at = { row, column }
      found.push({ edge: edgeBetween(plan, at, beside(at, 'west')), at, upright: true })
      found.push({ edge: edgeBetween(plan, at, beside(at, 'north')), at, upright: false })
    }
  return found
}

/** The middle of a square in the drawing. */
export function centreOf(square: string): { x: number; y: number } {
  const { row, column } = placeOf(square)
  return { x: (column - 0.5) * UNIT, y: (row - 0.5) * UNIT }
}

/** One of the shortest ways through doorways, both ends included: along it pieces are seen to walk. */
export function routeBetween(plan: Plan, from: string, to: string): string[] {
  const cameFrom = new Map<string, string>([[from, from]])
  for (const here of cameFrom.keys()) {
    if (here === to) break
    for (const next of neighboursOf(plan, here)) if (!cameFrom.has(next)) cameFrom.set(next, here)
  }
  const way = [to]
  for (let here = cameFrom.get(to); here !== undefined && way[0] !== from; here = cameFrom.get(here)) way.unshift(here)
  return way
}

function neighboursOf(plan: Plan, square: string): string[] {
  const at = placeOf(square)
  return (Object.keys(STEPS) as Side[])
    .map((side) => beside(at, side))
    .filter((other) => ['open', 'doorway'].includes(edgeBetween(plan, at, other)))
    .map(nameOf)
}
