import { type Key, say } from '../lib/words.svelte'

/** The name of a bot's level; a level that we have no word for is called by its own. */
export function levelName(level: string): string {
  const key = `level.${level}`
  const text = say(key as Key)
  return text === key ? level : text
}
