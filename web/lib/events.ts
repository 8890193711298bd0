/** What happened, as the server tells it: an event of the game with a sentence in the reader's language. */

export interface GameEvent {
  event: string
  number: number // counted from 0, for each observer by himself
  text: string
  section: string // the clause of the rulebook behind it
  by?: number // who acted; -1 is chance
  action?: string
  seat?: number
  player?: number
  value?: number
  card?: string
  card2?: string
  face?: string
  square?: string
  place?: string
  opening?: string
  lock?: string
  colour?: string
  look?: string
  gem?: string
}

/** Events come as open records; only what is read here is relied on. */
export function toEvents(records: readonly Record<string, unknown>[]): GameEvent[] {
  return records.map((record) => ({ ...record, event: String(record['event']), number: Number(record['number']), text: String(record['text'] ?? ''), section: String(record['section'] ?? '') }))
}
