/** How players look: a colour, a shape and a name, so that nobody is told apart by colour alone. */

export interface Player {
  seat: number
  name: string
}

/** Paths in a box of 16 by 16: circle, triangle, square, diamond, star, pentagon, cross, hexagon. */
const SHAPES = [
  'M8 1.5a6.5 6.5 0 1 0 .01 0z',
  'M8 1.5 15 14H1z',
  'M2 2h12v12H2z',
  'M8 .8 15.2 8 8 15.2.8 8z',
  'm8 .8 2.2 4.8 5.2.6-3.9 3.5 1.1 5.2L8 12.3l-4.6 2.6 1.1-5.2L.6 6.2l5.2-.6z',
  'M8 1 15.2 6.3 12.5 14.8h-9L.8 6.3z',
  'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z',
  'M4.3 1.5h7.4L15.4 8l-3.7 6.5H4.3L.6 8z',
] as const

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0]
export const colourOf = (seat: number): string => `var(--player-${(seat % SHAPES.length) + 1})`

/** The seat of p1, p2, … */
export const seatOf = (name: string): number => Number(name.slice(1)) - 1

/** A sentence of the server, cut where it speaks of players as p1, p2, … */
type Piece = string | Player

export function pieces(text: string, players: readonly Player[]): Piece[] {
  return text.split(/\b(p[1-9]\d*)\b/).map((part, i) => (i % 2 ? (players[seatOf(part)] ?? part) : part))
}

/** The same with plain names, for labels and for screen readers. */
export function named(text: string, players: readonly Player[]): string {
  return pieces(text, players)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('')
}
