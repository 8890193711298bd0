/** The generated messages, and what can be said about them as a whole. */

import type { FromClient } from '../generated/messages'

export type * from '../generated/messages'

/** What is answered by `done` or `refused`; the id is added when it is sent. */
type WithId = Extract<FromClient, { id: string }>
type WithoutId<Message> = Message extends WithId ? Omit<Message, 'id'> & { id?: string } : never
export type Request = WithId
export type Question = WithoutId<WithId>
