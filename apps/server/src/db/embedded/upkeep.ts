import type { Pool } from 'pg'

const every = 30_000
const longLog = 64 * 1024 * 1024

/** Tables whose rows changed so much that reading them got slow or plans got wrong, the worst first. */
const worn = `select format('%I', relname) as name from pg_stat_user_tables
  where n_dead_tup + n_mod_since_analyze > 1000 + n_live_tup / 5 order by n_dead_tup + n_mod_since_analyze desc`

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

/** One round of upkeep; leaves at once when others wait for the database. */
export async function tidy(pool: Pool): Promise<void> {
  if (pool.waitingCount > 0) return
  const client = await pool.connect()
  try {
    await client.query('reset role')
    // Changes are counted up to a second late unless somebody asks.
    await client.query('select pg_stat_force_next_flush()')
    const tables = await client.query<{ name: string }>(worn)
    for (const { name } of tables.rows) {
      if (pool.waitingCount > 0) break
      await client.query(`vacuum (analyze) ${name}`)
    }
    // Behind the vacuum, which writes to the log itself.
    const { rows } = await client.query<{ written: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as written from pg_control_checkpoint()',
    )
    if (Number(rows[0]?.written) > longLog) await client.query('checkpoint')
  } finally {
    // The role of the session comes back with a fresh connection.
    client.release(true)
  }
}
