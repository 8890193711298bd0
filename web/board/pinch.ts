/** Two fingers make what lies in a frame larger or smaller, around the place between them. */

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const MOST = 3

interface Zoom {
  get: () => number
  set: (zoom: number) => void
}

export function pinch(zoom: Zoom): Attachment<HTMLElement> {
  return (frame) => {
    let began: { gap: number; zoom: number } | null = null

    function begin({ touches }: TouchEvent): void {
      began = touches.length === 2 ? { gap: gapOf(touches), zoom: zoom.get() } : null
    }
    function move(event: TouchEvent): void {
      if (!began || event.touches.length !== 2) return
      event.preventDefault() // the page itself stays as it is
      const wanted = (began.zoom * gapOf(event.touches)) / began.gap
      void zoomAround(frame, zoom, Math.min(MOST, Math.max(1, wanted)), middleOf(event.touches))
    }
    frame.addEventListener('touchstart', begin, { passive: true })
    frame.addEventListener('touchmove', move, { passive: false })
    return () => {
      frame.removeEventListener('touchstart', begin)
      frame.removeEventListener('touchmove', move)
    }
  }
}

/** What is at this point of the screen stays there. */
async function zoomAround(frame: HTMLElement, zoom: Zoom, wanted: number, at: { x: number; y: number }): Promise<void> {
  const box = frame.getBoundingClientRect()
  const [x, y] = [at.x - box.x, at.y - box.y]
  const grown = wanted / zoom.get()
  const [left, top] = [(frame.scrollLeft + x) * grown - x, (frame.scrollTop + y) * grown - y]
  zoom.set(wanted)
  await tick()
  frame.scrollTo(left, top)
}

function both(touches: TouchList): [Touch, Touch] {
  return [touches[0] as Touch, touches[1] as Touch]
}

function gapOf(touches: TouchList): number {
  const [one, other] = both(touches)
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function middleOf(touches: TouchList): { x: number; y: number } {
  const [one, other] = both(touches)
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
}
