import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { readFact } from '../tenancy/facts.ts'

export type Looked = {
  /** When the time was last trusted, ms since 1970; null where it never was. */
  lastTrusted: number | null
  /** How far this machine's clock is ahead of the database's, ms; 0 where both are one. */
  aheadOfDatabase: number
}

/** What the database knows about the time. Where it runs elsewhere its clock is a witness of its own. */
export const lookAtTime = (database: Database, wall: () => number): Promise<Looked> =>
  database.asSystem(
    async (tx) => {
      const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(tx)
      const trusted = await readFact(tx, 'pruned')
      const aheadOfDatabase = database.home === 'plant' ? wall() - Date.parse(rows[0]?.at ?? '') : 0
      return { lastTrusted: trusted ? Date.parse(trusted.at) : await lastSeen(tx), aheadOfDatabase }
    },
    { readOnly: true },
  )

/** An installation that never took anything away knows the time by who was there last. */
async function lastSeen(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ at: string | null }>`select max(seen_at) as at from session`.execute(tx)
  return rows[0]?.at ? Date.parse(rows[0].at) : null
}
