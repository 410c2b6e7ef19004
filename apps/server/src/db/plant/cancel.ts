import pg, { type PoolClient } from 'pg'
import type { Cancel } from '../leaving.ts'

/** What every client of `pg` knows of the process that serves it, and its types leave out. */
type Served = { processID: number | null }

/** Milliseconds for reaching the server. */
const timeout = 2000

/** Cancels statements of the connections to a server, each through a short connection of its own. */
export function cancelAt(url: string): Cancel {
  return async (client: PoolClient) => {
    const { processID } = client as unknown as Served
    if (processID === null) return
    const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout, query_timeout: timeout })
    other.on('error', () => undefined)
    try {
      await other.connect()
      await other.query('select pg_cancel_backend($1)', [processID])
    } finally {
      await other.end().catch(() => undefined)
    }
  }
}
