/** Setting up tables in the usual ways. */

import type { GameCard, NewTable } from '../generated/resources'
import { api } from './api'
import { keepNames } from './hotseat'
import { nonce } from './nonce'
import { go } from './router.svelte'
import { guest } from './session.svelte'

/** Who sits where: oneself, somebody else at this device, a bot of some level, or nobody yet. */
export type Sitter = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'bot'; level: string } | { kind: 'free' }

/** The level of a bot for who has not said anything: a regular, or else the strongest but one, where there are several. */
export function usualLevel(game: GameCard): string {
  if (game.levels.includes('regular')) return 'regular'
  return game.levels.at(game.levels.length > 2 ? -2 : -1) ?? 'random'
}

export function withBots(game: GameCard, first: Sitter): Sitter[] {
  const bot: Sitter = { kind: 'bot', level: usualLevel(game) }
  return [first, ...Array.from({ length: game.usual_players - 1 }, () => bot)]
}

type Extras = Partial<Pick<NewTable, 'options' | 'listed' | 'spectators' | 'hints' | 'deductions' | 'clock'>>

/** Make the table and go there; it begins at once if no seat is free. */
export async function seatAll(game: GameCard, sitters: readonly Sitter[], extras: Extras = {}): Promise<void> {
  await guest()
  const wanted: NewTable = { ...extras, game: game.key, players: sitters.length, bots: {}, sit: {} }
  const names: Record<number, string> = {}
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === 'bot') wanted.bots = { ...wanted.bots, [seat]: sitter.level }
    if (sitter.kind === 'me' || sitter.kind === 'here') wanted.sit = { ...wanted.sit, [seat]: nonce() }
    if (sitter.kind === 'here') names[seat] = sitter.name
  }
  wanted.start = sitters.every((sitter) => sitter.kind !== 'free')
  const made = await api.make(wanted)
  if (Object.keys(names).length) keepNames(made.table, names)
  go(`/t/${made.table}#${made.join}`)
}
