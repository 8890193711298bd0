/** The REST part of the server: requests that need no open table. */

import type { ChangedGuest, Ending, GuestCard, Lesson, Lobby, Made, NewGuest, NewTable, Problem, Replay, Scannable, ServerCard, Words } from '../generated/resources'

/** A refusal of the server, with its sentence. */
class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text)
  }
}

/** What the server answers: JSON, or else a text; none if there is nothing to say. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const request: RequestInit = { method, headers, credentials: 'same-origin' }
  if (body !== undefined) request.body = JSON.stringify(body)
  const response = await fetch(path, request)
  if (!response.ok) throw await refusal(response)
  const isJson = response.headers.get('Content-Type') === 'application/json'
  return (await (isJson ? response.json() : response.text())) as Answer
}

/** What went wrong, to be read. */
export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function refusal(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem
    return new Refusal(problem.reason, problem.text)
  } catch {
    return new Refusal('unknown', `${response.status} ${response.statusText}`)
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  server: () => ask<ServerCard>('GET', '/api/server'),
  join: (guest: NewGuest) => ask<GuestCard>('POST', '/api/guest', guest),
  rename: (changes: ChangedGuest) => ask<GuestCard>('PATCH', '/api/guest', changes),
  forget: () => ask<undefined>('DELETE', '/api/guest'),
  lobby: () => ask<Lobby>('GET', '/api/tables'),
  make: (wanted: NewTable) => ask<Made>('POST', '/api/tables', wanted),
  replay: (id: string, eyes: number | 'all' | null, lang: string) =>
    ask<Replay>('GET', `${table(id)}/replay?seat=${eyes ?? 'none'}&lang=${lang}`),
  ending: (id: string) => ask<Ending>('GET', `${table(id)}/ending`),
  words: (game: string, lang: string) => ask<Words>('GET', `/api/words/${encodeURIComponent(game)}/${lang}`),
  lesson: (game: string, lang: string) => ask<Lesson>('GET', `/api/lessons/${encodeURIComponent(game)}?lang=${lang}`),
  bringIn: (transcript: string) => ask<Made>('POST', '/api/imports', { transcript }),
}

export const exportPath = (id: string): string => `${table(id)}/export`

/** A text as a QR code, as the address of a picture. The text travels in a body: proxies log addresses, and links hold codes. */
export async function qrCode(text: string): Promise<string> {
  const drawn = await ask<string>('POST', '/api/qr', { text } satisfies Scannable)
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
