/** The socket to a table: it comes back by itself, and what was not answered is asked again. */

import type { Done, Farewell, FromClient, FromServer, Question, Refused, Request } from './messages'
import { PROTOCOL } from '../generated/messages'
import { addressOf, codes, takeCall } from './early'
import { randomHex } from './nonce'
import { preferences } from './preferences.svelte'

export type Status = 'connecting' | 'open' | 'waiting' | 'closed'
type Open = { message: Request; answer: (answer: Done | Refused) => void }

/** What a table is told by, and what it talks to. */
export interface Line {
  readonly status: Status
  readonly farewell: Farewell | null
  send: (message: FromClient) => void
  ask: (question: Question) => Promise<Done | Refused>
  restart: () => void
  close: () => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PLAIN_CLOSE = 1000

export class Connection implements Line {
  status: Status = $state('connecting')
  farewell: Farewell | null = $state(null)
  private socket: WebSocket | undefined
  private wait = FIRST_WAIT
  private timer: number | undefined
  private readonly questions = new Map<string, Open>()
  private readonly retry = (): void => this.connect()

  /** `known` tells how many events of the observer are known, so that only newer ones are sent. */
  constructor(
    private readonly table: string,
    private readonly code: string,
    private readonly known: () => number,
    private readonly receive: (message: FromServer) => void,
  ) {
    addEventListener('online', this.retry)
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    if (this.status === 'closed' || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return
    this.status = 'connecting'
    const call = takeCall(this.table, this.code)
    const socket = (this.socket = call?.socket ?? new WebSocket(addressOf(this.table)))
    if (!call) socket.onopen = () => this.greet()
    const hear = (data: string): void => this.take(JSON.parse(data) as FromServer)
    socket.onmessage = (frame: MessageEvent<string>) => hear(frame.data)
    socket.onclose = () => this.lost()
    queueMicrotask(() => call?.frames.forEach(hear)) // what came before we were there
  }

  private greet(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, lang: preferences.lang, code: this.code, seat_code: codes().seatCode, events: this.known() })
  }

  private take(message: FromServer): void {
    if (message.type === 'welcome') this.welcomed()
    if (message.type === 'farewell') this.farewell = message
    if (message.type === 'done' || message.type === 'refused') {
      this.questions.get(message.id)?.answer(message)
      this.questions.delete(message.id)
    }
    this.receive(message)
  }

  private welcomed(): void {
    this.status = 'open'
    this.farewell = null
    this.wait = FIRST_WAIT
    for (const question of this.questions.values()) this.send(question.message)
  }

  private lost(): void {
    if (this.status === 'closed') return
    if (this.farewell && this.farewell.again_after === null) {
      this.close()
      return
    }
    this.status = 'waiting'
    const jitter = 0.75 + Math.random() / 2 // so that a whole table does not come back in the same instant
    this.timer = setTimeout(this.retry, this.farewell?.again_after ?? this.wait * jitter)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Ask for something; the answer comes even if the line breaks in between. */
  ask(question: Question): Promise<Done | Refused> {
    const message = { ...question, id: randomHex(16) } as Request
    return new Promise((answer) => {
      this.questions.set(message.id, { message, answer })
      if (this.status === 'open') this.send(message)
    })
  }

  /** Hang up and call again. */
  restart(): void {
    this.socket?.close(PLAIN_CLOSE)
  }

  close(): void {
    this.status = 'closed'
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
    this.socket?.close(PLAIN_CLOSE)
  }
}
