import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from '../db/database.ts'
import type { Hint } from './hint.ts'

const channel = 'bip_push'
/** A notice of PostgreSQL holds less than 8 000 bytes. */
const usersAtOnce = 50
const retryAfter = 1000

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

  async function listen(isFirst: boolean): Promise<void> {
    const mine = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'bip push' })
    client = mine
    const lost = () => {
      if (isClosed || client !== mine) return
      client = undefined
      mine.end().catch(() => undefined)
      retry = setTimeout(() => void listen(false), retryAfter)
    }
    mine.on('error', lost)
    mine.on('end', lost)
    mine.on('notification', ({ payload }) => {
      if (payload) deliver(JSON.parse(payload) as Hint) // written by `send` alone: clients have no way to the channel
    })
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      if (!isFirst) onGap()
    } catch (error) {
      log(`push: the notices between processes are not heard yet (${error instanceof Error ? error.message : String(error)})`)
      lost()
    }
  }

  const ready = listen(true)
  return {
    send: async (tx, hints) => {
      for (const hint of hints)
        for (let from = 0; from < hint.userIds.length; from += usersAtOnce) {
          const payload = JSON.stringify({ ...hint, userIds: hint.userIds.slice(from, from + usersAtOnce) })
          await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
        }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await ready
      await client?.end().catch(() => undefined)
    },
  }
}
