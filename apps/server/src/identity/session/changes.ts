import { sql } from 'kysely'
import { inBackground } from '../../base/caller.ts'
import type { Database } from '../../db/database.ts'

/** Milliseconds after which a process looks again for what others changed: logout, disabling and changed roles are in force after it. */
const lookEvery = 900
/** Numbers are given at the end of a transaction, so that one is seen late by a few others at most. */
const overlap = 100

type Row = { tenant_id: string; user_id: string; number: string }

/** What changed: of one person, of a whole tenant, or of all tenants. */
export type AccessChange = { tenantId?: string; userId?: string }

/**
 * Follows who may do what in the database, whichever process changes it. `look` answers at once while the last look is young; else it
 * resolves when `onChange` has heard of every change that was committed before. It throws where the database cannot be asked.
 */
export function followAccess(database: Pick<Database, 'asSystem'>, onChange: (change: AccessChange) => void) {
  let known: Map<string, string> | undefined
  let latest = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function read(now: number): Promise<void> {
    const asked = sql<Row>`select tenant_id, user_id, number::text from access_change where number > ${latest - overlap}`
    const { rows } = await database.asSystem((tx) => asked.execute(tx), { readOnly: true })
    const before = known
    known = new Map(rows.map(({ tenant_id, user_id, number }) => [`${tenant_id}/${user_id}`, number]))
    for (const { tenant_id, user_id, number } of rows) {
      latest = Math.max(latest, Number(number))
      if (before && before.get(`${tenant_id}/${user_id}`) !== number)
        onChange({ ...(tenant_id && { tenantId: tenant_id }), ...(user_id && { userId: user_id }) })
    }
    lookedAt = now
  }

  return {
    look: (now: number): Promise<void> | undefined => {
      if (known && Math.abs(now - lookedAt) < lookEvery) return undefined
      // Several requests wait for the same look, so it is not theirs and goes on when one of them leaves.
      looking ??= inBackground(() => read(now)).finally(() => {
        looking = undefined
      })
      return looking
    },
  }
}
