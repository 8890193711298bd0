/** "Your turn" where it is noticed: the title, a sound, and a notification where that is allowed. */

import { preferences } from './preferences.svelte'
import { play } from './sound'

const allowed = (): boolean => 'Notification' in window && Notification.permission === 'granted'

export function callToTurn(text: string): void {
  play('turn')
  if (!document.hidden || !preferences.notify || !allowed()) return
  try {
    new Notification('Larceny', { body: text, tag: 'turn', icon: '/icon-192.png' })
  } catch {
    // Some browsers know notifications from service workers only.
  }
}

/** Ask for permission; false where the browser or the person forbids it. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}
