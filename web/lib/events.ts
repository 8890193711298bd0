/** What happened, as the server tells it: an event of the game with a sentence in the reader's language. */

export type GameEvent = {
  event: string
  number: number // counted from 0, for each observer by himself
  text: string
  section: string // the clause of the rulebook behind it
}

/** The events of a game, each with its facts. Those of the others can be asked for as well: they are undefined. */
export type OneOf<All, Facts extends PropertyKey = All extends unknown ? keyof All : never> = All extends unknown
  ? GameEvent & All & { [Fact in Exclude<Facts, keyof All>]?: undefined }
  : never

/** Events come as open records; only what is read here is relied on. */
export function toEvents(records: readonly Record<string, unknown>[]): GameEvent[] {
  return records.map((record) => ({ ...record, event: String(record['event']), number: Number(record['number']), text: String(record['text'] ?? ''), section: String(record['section'] ?? '') }))
}
