/** Sounds, made on the spot: no files to load, and none before the first touch or key. */

import { preferences } from './preferences.svelte'

export type Sound = 'card' | 'turn' | 'alarm' | 'steal' | 'close' | 'win'

let context: AudioContext | undefined
const wake = (): void => {
  context ??= new AudioContext()
  void context.resume()
}
addEventListener('pointerdown', wake, { once: true })
addEventListener('keydown', wake, { once: true })

/** [frequency in Hz, start, length in seconds, wave] */
type Note = readonly [number, number, number, OscillatorType]

const TUNES: Record<Sound, readonly Note[]> = {
  card: [[180, 0, 0.05, 'triangle']],
  turn: [[659, 0, 0.12, 'sine'], [880, 0.13, 0.22, 'sine']],
  alarm: [[740, 0, 0.2, 'square'], [520, 0.2, 0.2, 'square'], [740, 0.4, 0.2, 'square'], [520, 0.6, 0.25, 'square']],
  steal: [[420, 0, 0.08, 'triangle'], [300, 0.08, 0.08, 'triangle'], [220, 0.16, 0.12, 'triangle']],
  close: [[110, 0, 0.12, 'sawtooth'], [70, 0.1, 0.2, 'sine']],
  win: [[523, 0, 0.14, 'sine'], [659, 0.14, 0.14, 'sine'], [784, 0.28, 0.32, 'sine']],
}

export function play(sound: Sound): void {
  if (!preferences.sound || !context || context.state !== 'running') return
  for (const note of TUNES[sound]) strike(context, note)
}

function strike(audio: AudioContext, [frequency, start, length, wave]: Note): void {
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  const begin = audio.currentTime + start
  oscillator.type = wave
  oscillator.frequency.value = frequency
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(wave === 'square' ? 0.03 : 0.12, begin + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + length)
}
