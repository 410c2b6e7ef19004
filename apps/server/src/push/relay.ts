import { sql } from 'kysely'
import pg from 'pg'
import { sayOnce } from '../base/sayOnce.ts'
import type { Tx } from '../db/database.ts'
import { afterSilence, socketOf } from '../db/silence.ts'
import type { Hint } from './hint.ts'

const channel = 'bip_push'
/** A notice of PostgreSQL holds less than 8 000 bytes. */
const usersAtOnce = 50
const retryAfter = 1000
const connectTimeout = 4000
/** A connection that is cut off says nothing of it, so it is asked; what is silent for so long is given up. ms */
const askEvery = 1000
const silence = 3000

const inParts = (userIds: Hint['userIds']): Hint['userIds'][] =>
  userIds === 'all'
    ? [userIds]
    : Array.from({ length: Math.ceil(userIds.length / usersAtOnce) }, (_, at) =>
        userIds.slice(at * usersAtOnce, (at + 1) * usersAtOnce),
      )

/** Carries hints to every process that serves the same database. */
export type Relay = {
  /** Hands hints over in a transaction; every process delivers them when it has ended. */
  send(tx: Tx, hints: readonly Hint[]): Promise<void>
  close(): Promise<void>
}

type Needs = {
  databaseUrl: string
  deliver: (hint: Hint) => void
  /** Notices may have been missed; whoever listens has to ask again. */
  onGap: () => void
  log: (line: string) => void
}

/** Listens on a connection of its own and comes back to it when it breaks. */
export function createRelay({ databaseUrl, deliver, onGap, log }: Needs): Relay {
  let isClosed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined

  const listenLog = sayOnce(log)

  async function listen(isFirst: boolean): Promise<void> {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeout,
      application_name: 'bip push',
    })
    client = mine
    const lost = () => {
      if (isClosed || client !== mine) return
      client = undefined
      clearTimeout(asking)
      socketOf(mine).destroy()
      retry = setTimeout(() => void listen(false), retryAfter)
    }
    const ask = async (question: string) => {
      const stop = afterSilence(silence, lost)
      await mine.query(question).finally(stop)
    }
    const askAgain = () => {
      asking = setTimeout(() => void ask('select 1').then(askAgain, lost), askEvery).unref()
    }
    mine.on('error', lost)
    mine.on('end', lost)
    mine.on('notification', ({ payload }) => {
      if (payload) deliver(JSON.parse(payload) as Hint) // written by `send` alone: clients have no way to the channel
    })
    try {
      await mine.connect()
      await ask(`listen ${channel}`)
      askAgain()
      listenLog.worked()
      if (!isFirst) onGap()
    } catch (error) {
      listenLog.failed(
        `push: the notices between processes are not heard yet (${error instanceof Error ? error.message : String(error)})`,
      )
      lost()
    }
  }

  const ready = listen(true)
  return {
    send: async (tx, hints) => {
      for (const hint of hints)
        for (const userIds of inParts(hint.userIds)) {
          const payload = JSON.stringify({ ...hint, userIds })
          await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
        }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      clearTimeout(asking)
      await ready
      if (client) socketOf(client).destroy()
    },
  }
}
