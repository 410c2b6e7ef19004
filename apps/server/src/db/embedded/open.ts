import { join } from 'node:path'
import pg from 'pg'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../database.ts'
import { bearErrors } from '../failures.ts'
import { type Migration, migrate } from '../migrate.ts'
import { pooledDatabase } from '../pooled.ts'
import { Turns } from '../turns.ts'
import { valueTypes } from '../types.ts'
import { roomIn } from './ballast.ts'
import { prepareFolder } from './dataFolder.ts'
import { EngineHost } from './engineHost.ts'
import { dropUnattached } from './stages.ts'
import { startUpkeep, tidy } from './upkeep.ts'

export type EmbeddedOptions = {
  /** The data folder, or null for a database in memory. */
  folder: string | null
  queryLimit: number
  log: (line: string) => void
  /** Called with what is being done, while it is opened and migrated. */
  progress?: (line: string) => void
  /** A dumped, migrated database to start from. */
  dump?: Uint8Array
  /** The product's own when absent. */
  migrations?: Migration[]
  /** Free bytes of the disk; measured when absent. */
  freeBytes?: () => number
}

export type EmbeddedDatabase = Database & {
  /** The whole database as a tar, for a backup or to start another from. */
  dump(): Promise<Uint8Array>
  /** One round of upkeep now; it also runs by itself every half minute. */
  tidy(): Promise<void>
}

/** Opens (and makes, and migrates) the embedded database. Throws what a person can act on when the folder cannot be used. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { queryLimit, log } = options
  const folder = options.folder === null ? null : join(options.folder, 'database')
  const room = roomIn(options.folder, options.freeBytes)
  const finishFolder = options.folder === null ? undefined : prepareFolder(options.folder, log)
  // Recovery after a crash writes: it must not fail for want of the space that is kept for it.
  room.drop()
  const host = new EngineHost({ folder, limit: queryLimit, log, onFull: room.drop, ...(options.dump && { dump: options.dump }) })
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    types: valueTypes,
    stream: () => host.stream(),
    // In pg since 8.17; its types do not know it yet.
    ...({ pipeline: true } as object),
  })
  bearErrors(pool)
  const end = async () => {
    await pool.end()
    await host.close()
  }
  host.allow(600_000)
  const client = await pool.connect().catch((error: unknown) => {
    throw new Error(unopened(folder, error))
  })
  try {
    // From here on a start that is killed goes on where it stopped: each migration is all or nothing.
    finishFolder?.()
    await migrate(client, options.progress, options.migrations)
    await dropUnattached(client)
    client.release()
  } catch (error) {
    client.release(true)
    await end()
    throw error
  }
  host.allow()
  room.keep()
  const turns = new Turns({ places: 1 })
  const keeping = { pool, turns, allow: (milliseconds?: number) => host.allow(milliseconds) }
  const upkeep = folder === null ? null : startUpkeep(() => tidy(keeping).then(room.keep), log)
  const database = pooledDatabase({
    home: 'embedded',
    pool,
    turns,
    queryLimit,
    // The engine's one session outlives its connections: what the last one left behind goes.
    greeting: ['rollback', 'discard all'],
    allow: (milliseconds) => host.allow(milliseconds),
    beforeWrite: room.mustHaveRoom,
    room: room.state,
    close: async () => {
      await upkeep?.stop()
      await end()
    },
  })
  return { ...database, dump: () => host.dump(), tidy: () => tidy(keeping) }
}

function unopened(folder: string | null, error: unknown): string {
  if (error instanceof Refusal && error.key === 'storageFull')
    return `The embedded database in ${folder} cannot be opened because the disk is full; free some space and start again.`
  return `The embedded database in ${folder} cannot be opened; the lines above say why. Bring BIP_DATA back from a backup if it is damaged.`
}
