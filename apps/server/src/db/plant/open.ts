import pg from 'pg'
import type { Database } from '../database.ts'
import { bearErrors } from '../failures.ts'
import { type Migration, migrate } from '../migrate.ts'
import { pooledDatabase } from '../pooled.ts'
import { Turns } from '../turns.ts'
import { valueTypes } from '../types.ts'
import { cancelAt } from './cancel.ts'
import { reasonOf, watchOutage } from './outage.ts'

export type PlantOptions = {
  url: string
  queryLimit: number
  /** Connections of this process; 10 by default. */
  connections?: number
  /** The product's own when absent. */
  migrations?: Migration[]
  progress?: (line: string) => void
  /** What the operator reads of failures; nothing when absent. */
  log?: (line: string) => void
}

const oldest = 150_000
/** Milliseconds that a call waits for its turn before it is told to come back. */
const maxWait = 5000
/** Milliseconds for opening a connection. Short, so that nobody waits long for one that was begun while the server was away. */
const connectTimeout = 4000
const silence = { opening: 3000, statement: 2000 }
const closeTimeout = 2000
/** The server frees what a connection holds (locks) within 25 s of the moment in which our machine died. */
const greeting = [
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  `set gin_pending_list_limit = ${64 * 1024}`,
]

/** Opens (and migrates) a database of PostgreSQL 15 or later. Throws one sentence that a person can act on when it cannot be used. */
export async function openPlant({
  url,
  queryLimit,
  connections = 10,
  migrations,
  progress,
  log = () => undefined,
}: PlantOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'bip',
    types: valueTypes,
    // In pg since 8.17; its types do not know it yet.
    ...({ pipeline: true } as object),
  })
  bearErrors(pool)
  // A server that does not answer does not say goodbye either.
  const close = () => Promise.race([pool.end(), new Promise<void>((resolve) => setTimeout(resolve, closeTimeout).unref())])
  try {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
      if (Number(rows[0]?.version) < oldest)
        throw new Error(`This is PostgreSQL ${Math.floor(Number(rows[0]?.version) / 10_000)}; version 15 or later is needed.`)
      await migrate(client, progress, migrations)
    } finally {
      client.release(true)
    }
  } catch (error) {
    await close()
    // The address holds a password, so it is not repeated.
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
  const turns = new Turns({ places: connections, maxWait })
  const outage = watchOutage(log)
  return pooledDatabase({ home: 'plant', pool, turns, cancel: cancelAt(url), queryLimit, silence, outage, greeting, close })
}
