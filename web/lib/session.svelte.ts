/** Who this browser is to the server, and what the server offers. */

import type { GuestCard, ServerCard } from '../generated/resources'
import { api } from './api'
import { isKnown, KNOWN } from './early'
import { type Language, prefer, preferences } from './preferences.svelte'
import { speak } from './words.svelte'

interface Session {
  server: ServerCard | null
  guest: GuestCard | null
  failed: boolean
  /** This browser was a guest before: very likely its cookie still holds, and nothing has to wait for the answer. */
  known: boolean
  /** Set while the name is asked for: what waits for the answer. */
  asking: ((guest: GuestCard) => void) | null
}

export const session: Session = $state({ server: null, guest: null, failed: false, known: isKnown(), asking: null })

export async function arrive(): Promise<void> {
  session.failed = false
  try {
    session.server = await api.server()
    session.guest = session.server.guest
    remember(session.guest !== null)
  } catch {
    session.failed = true
  }
}

function remember(known: boolean): void {
  session.known = known
  if (known) localStorage.setItem(KNOWN, 'yes')
  else localStorage.removeItem(KNOWN)
}

/** The guest; the first time the name is asked for. */
export function guest(): Promise<GuestCard> {
  if (session.guest) return Promise.resolve(session.guest)
  return new Promise((resolve) => (session.asking = resolve))
}

/** Answer the question for the name, or change it later. */
export async function introduce(name: string, lang: Language): Promise<void> {
  session.guest = session.guest ? await api.rename({ name, lang }) : await api.join({ name, lang })
  remember(true)
  await choose(lang)
  session.asking?.(session.guest)
  session.asking = null
}

/** Speak another language from now on. */
export async function choose(lang: Language): Promise<void> {
  if (lang === preferences.lang) return
  prefer({ lang })
  await speak(lang)
}

const NICKNAMES = ['Lupin', 'Raffles', 'Magpie', 'Fingers', 'Velvet', 'Foxglove', 'Catkin', 'Domino', 'Pearl', 'Sparrow']

/** A name to begin with. */
export function nickname(): string {
  return NICKNAMES[Math.floor(Math.random() * NICKNAMES.length)] ?? 'Lupin'
}
