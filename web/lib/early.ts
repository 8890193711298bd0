/** The first script of the page, small enough to be there long before the others: it reads what the person likes, and
 * calls the table while the others are still on their way. Over a slow line that saves three round trips.
 *
 * Nothing may be imported here but types.
 */

import type { Hello, Language, LANGUAGES as Languages, PROTOCOL } from '../generated/messages'

export type { Language }
export const LANGUAGES: typeof Languages = ['en', 'fr', 'nl', 'de']
export type Theme = 'system' | 'light' | 'dark'
export type Speed = 0 | 1 | 2

export interface Kept {
  lang: Language
  theme: Theme
  sound: boolean
  speed: Speed
  notify: boolean
}

export const PREFERENCES = 'larceny.preferences'
export const KNOWN = 'larceny.known'

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function guessed(): Kept {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  return { lang: spoken.find(isLanguage) ?? 'en', theme: 'system', sound: true, speed: 1, notify: false }
}

/** What this browser has kept, or else a guess. */
export function kept(): Kept {
  try {
    return { ...guessed(), ...(JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Partial<Kept>) }
  } catch {
    return guessed() // storage is forbidden, or holds something strange
  }
}

/** Whether this browser was a guest before. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return false
  }
}

/** A socket to a table, on which we have said hello, and what came since. */
interface Call {
  table: string
  code: string
  socket: WebSocket
  frames: string[]
}

export const addressOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws/${encodeURIComponent(table)}`

/** The code of the invitation; and in a link for another device that of the seat. */
export function codes(): { code: string; seatCode: string } {
  const [code = '', seatCode = ''] = location.hash.slice(1).split('&seat=')
  return { code, seatCode }
}

function dial(table: string): Call {
  const protocol: typeof PROTOCOL = 1
  const { code, seatCode } = codes()
  const hello: Hello = { type: 'hello', protocol, lang: kept().lang, code, seat_code: seatCode, events: 0 }
  const call: Call = { table, code, socket: new WebSocket(addressOf(table)), frames: [] }
  call.socket.onopen = () => call.socket.send(JSON.stringify(hello))
  call.socket.onmessage = (frame: MessageEvent<string>) => call.frames.push(frame.data)
  return call
}

const [, page, table] = location.pathname.split('/')
let call: Call | null = (page === 't' || page === 'tv') && table && isKnown() ? dial(table) : null

/** The call to this table, once; null if there is none any more. */
export function takeCall(to: string, code: string): Call | null {
  const taken = call
  call = null
  if (taken?.table === to && taken.code === code && taken.socket.readyState <= WebSocket.OPEN) return taken
  taken?.socket.close()
  return null
}
