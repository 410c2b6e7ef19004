import type { Language } from '@bip/contract'
import { userQueue } from '@bip/contract/workflow'
import { newId } from '../db/id.ts'
import { type Connection, type ConnectionOptions, type Listener, Connection as StompConnection } from './connection.ts'
import { FrameError, writeFrame } from './frames.ts'
import { bodyOf, type Hint } from './hint.ts'

/** A person has some tabs and machines; whoever has more than this is a mistake or worse. */
const maxOfOne = 50

export type Hub = {
  /** Begins a connection; it is among the listeners once it has said who it is. */
  accept(options: Omit<ConnectionOptions, 'onOpen'>): Connection
  forget(connection: Connection): void
  /** Sends a hint to those of its people who listen here. */
  deliver(hint: Hint): void
  /** Everybody who listens here. */
  listeners(): Listener[]
  /** Ends the connections of which this is true. */
  dismiss(isOver: (listener: Listener) => boolean): void
  /** Heart-beats. */
  tick(): void
  /** Ends all connections at once. */
  cutAll(): void
}

const keyOf = (tenantId: string, userId: string) => `${tenantId}/${userId}`

/** The connections of this process, by whom they belong to. */
export function createHub(): Hub {
  const all = new Set<Connection>()
  const byUser = new Map<string, Set<Connection>>()

  const enter = (connection: Connection) => {
    if (!connection.listener) return
    const key = keyOf(connection.listener.tenantId, connection.listener.userId)
    const own = byUser.get(key) ?? new Set()
    if (own.size >= maxOfOne) throw new FrameError('Too many connections of one user.')
    byUser.set(key, own.add(connection))
  }

  return {
    accept: (options) => {
      const connection = new StompConnection({ ...options, onOpen: enter })
      all.add(connection)
      return connection
    },
    forget: (connection) => {
      all.delete(connection)
      if (!connection.listener) return
      const key = keyOf(connection.listener.tenantId, connection.listener.userId)
      const own = byUser.get(key)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(key)
    },
    deliver: (hint) => {
      const encoded = encoderOf(hint)
      const connections =
        hint.userIds === 'all'
          ? [...all].filter(({ listener }) => listener?.tenantId === hint.tenantId)
          : hint.userIds.flatMap((userId) => [...(byUser.get(keyOf(hint.tenantId, userId)) ?? [])])
      for (const connection of connections)
        connection.deliver((subscription) => encoded(connection.listener?.language ?? 'zh-CN', subscription))
    },
    listeners: () => [...all].flatMap(({ listener }) => listener ?? []),
    dismiss: (isOver) => {
      for (const connection of all)
        if (connection.listener && isOver(connection.listener)) connection.refuse('The session has ended.')
    },
    tick: () => {
      for (const connection of all) connection.tick()
    },
    cutAll: () => {
      for (const connection of all) connection.cut()
    },
  }
}

/** A frame is written once for each language and subscription name; clients of one make all name theirs alike. */
function encoderOf(hint: Hint): (language: Language, subscription: string) => string {
  const id = newId()
  const bodies = new Map<Language, string>()
  const frames = new Map<string, string>()
  return (language, subscription) => {
    const key = `${language} ${subscription}`
    const known = frames.get(key)
    if (known) return known
    const body = bodies.get(language) ?? JSON.stringify(bodyOf(hint, language))
    bodies.set(language, body)
    const headers = { subscription, 'message-id': id, destination: userQueue, 'content-type': 'application/json' }
    const frame = writeFrame('MESSAGE', { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body)
    frames.set(key, frame)
    return frame
  }
}
