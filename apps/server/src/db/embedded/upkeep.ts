import type { Pool, PoolClient } from 'pg'
import { currentCaller } from '../../base/caller.ts'
import { tenantRole } from '../pooled.ts'
import type { Turns } from '../turns.ts'

const every = 30_000
const longLog = 64 * 1024 * 1024
/** A large table is cleaned as a whole, which takes longer than a call may. ms */
const timeout = 120_000

/**
 * Tables whose rows changed so much that reading them got slow or plans got wrong, the worst first; and those of some size that nobody ever
 * looked at, such as what was filled before a process was ended: what changed is not counted any more, and plans take them for empty.
 */
const worn = `select format('%I', s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_dead_tup + n_mod_since_analyze > 1000 + n_live_tup / 5 or (c.reltuples < 0 and pg_relation_size(c.oid) > 65536)
  order by n_dead_tup + n_mod_since_analyze desc, pg_relation_size(c.oid) desc`

/**
 * What PostgreSQL's background processes do elsewhere and nobody does in an embedded one: checkpoints, so that a start after a kill
 * stays quick and the log does not grow, and vacuum with statistics.
 */
export function startUpkeep(round: () => Promise<void>, log: (line: string) => void): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = round().catch((error: Error) => log(`Upkeep of the embedded database failed: ${error.message}`))
  }, every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

export type Keeping = {
  pool: Pool
  turns: Turns
  /** Says how long the next statements may take; as usual without an argument. */
  allow: (milliseconds?: number) => void
}

/** One round of upkeep, a turn for each thing to do; ends as soon as others wait for the database. */
export async function tidy(keeping: Keeping): Promise<void> {
  const { turns } = keeping
  // Changes are counted up to a second late unless somebody asks.
  const tables = await asOwner(keeping, async (client) => {
    await client.query('select pg_stat_force_next_flush()')
    return (await client.query<{ name: string }>(worn)).rows
  })
  for (const { name } of tables) {
    if (turns.waiting > 0) return
    await asOwner(keeping, (client) => client.query(`vacuum ${name}`))
    await asOwner(keeping, (client) => client.query(`analyze ${name}`))
  }
  if (turns.waiting > 0) return
  // Behind the vacuum, which writes to the log itself.
  await asOwner(keeping, async (client) => {
    const { rows } = await client.query<{ written: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as written from pg_control_checkpoint()',
    )
    if (Number(rows[0]?.written) > longLog) await client.query('checkpoint')
  })
}

/** Runs work past every policy, outside of a transaction. The connection is powerless again behind it. */
async function asOwner<T>({ pool, turns, allow }: Keeping, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const endTurn = await turns.take(currentCaller())
  try {
    const client = await pool.connect()
    let isPowerless = false
    allow(timeout)
    try {
      await client.query('reset role')
      const result = await work(client)
      await client.query(`set role ${tenantRole}`)
      isPowerless = true
      return result
    } finally {
      allow()
      client.release(!isPowerless)
    }
  } finally {
    endTurn()
  }
}
