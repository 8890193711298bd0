/** What happened, as the server tells it: an event of the game with a sentence in the reader's language. */

export interface GameEvent {
  event: string
  text: string
  by?: number // who acted; -1 is chance
  action?: string
  seat?: number
  player?: number
  value?: number
  card?: string
  card2?: string
  face?: string
  section?: string
}

/** Events come as open records; only what is read here is relied on. */
export function toEvents(records: readonly Record<string, unknown>[]): GameEvent[] {
  return records.map((record) => ({ ...record, event: String(record['event']), text: String(record['text'] ?? '') }))
}
