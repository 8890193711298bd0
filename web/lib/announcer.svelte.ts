/** One live region for the whole page: what happened, for those who do not see it. */

const spoken: { text: string } = $state({ text: '' })
let waiting: string[] = []
let timer: number | undefined

/** Say something politely; what comes at once is said together. */
export function announce(text: string): void {
  if (!text) return
  waiting.push(text)
  timer ??= setTimeout(() => {
    spoken.text = waiting.join(' ')
    waiting = []
    timer = undefined
  }, 150)
}

export const announced = (): string => spoken.text
