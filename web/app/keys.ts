/** Single keys of the table, as long as nobody is writing. */

type Act = 'log' | 'chat' | 'rules' | 'help' | 'cancel' | 'skip' | 'undo' | 'hint'

const KEYS: Record<string, Act> = {
  l: 'log', c: 'chat', r: 'rules', '?': 'help', Escape: 'cancel', u: 'undo', h: 'hint', ' ': 'skip',
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input, textarea, select, dialog')

export function shortcuts(acts: Record<Act, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return
    if (/^[1-9]$/.test(event.key)) return pickCard(Number(event.key))
    const act = KEYS[event.key]
    if (!act || (act === 'skip' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    acts[act]()
  }
}

/** The digit keys go to the cards of the hand: focus first, so that a screen reader tells what it is. */
function pickCard(number: number): void {
  const card = document.querySelectorAll<HTMLElement>('[data-hand] button')[number - 1]
  card?.focus()
  card?.click()
}

/** Left and right walk along the cards. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (!step) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = cards.findIndex((card) => card === document.activeElement)
  cards[(at + step + cards.length) % cards.length]?.focus()
  event.preventDefault()
}
