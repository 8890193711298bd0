/** What this browser has shown last of each table: who comes back sees what has happened since, and sees it once. */

import type { View } from '../board/game'

export interface Seen {
  table: string
  seat: number | null
  events: number // that were shown
  view: View // on which they led
}

const KEY = 'larceny.seen'
const MOST = 4 // tables

function all(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen[]
  } catch {
    return [] // storage is forbidden, or holds something strange
  }
}

const others = (table: string): Seen[] => all().filter((one) => one.table !== table)

export function keepSeen(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([seen, ...others(seen.table)].slice(0, MOST)))
  } catch {
    // Who comes back then sees how things stand.
  }
}

export function forgetSeen(table: string): void {
  if (all().some((one) => one.table === table)) localStorage.setItem(KEY, JSON.stringify(others(table)))
}

export const seenBefore = (table: string, seat: number | null): Seen | undefined => all().find((one) => one.table === table && one.seat === seat)
