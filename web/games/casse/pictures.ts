/** Which of the nine pictures hangs where: it depends on the square, and no two are alike while there are enough. */

const PICTURES = 9

const liked = (square: string): number => [...square].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), 0) % PICTURES

/** Hang the works that are new; those that hung before stay as they are. */
export function hang(works: readonly string[], before: ReadonlyMap<string, number>): Map<string, number> {
  const hung = new Map([...before].filter(([square]) => works.includes(square)))
  for (const square of works) {
    if (hung.has(square)) continue
    const taken = new Set(hung.values())
    const free = Array.from({ length: PICTURES }, (_, i) => (liked(square) + i) % PICTURES).find((one) => !taken.has(one))
    hung.set(square, free ?? liked(square))
  }
  return hung
}
