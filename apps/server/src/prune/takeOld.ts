import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import { parameterOf } from '../tenancy/parameters.ts'
import { type Rule, rulesOfAll, rulesOfTenant } from './rules.ts'

/** Rows at once, so that nobody waits long for a round. */
const slice = 1000

type Needs = Pick<Services, 'database' | 'clock'>

/** Takes away what is old by every rule; `isOver` ends it between two slices. */
export async function takeOld(needs: Needs, now: Date, isOver: () => boolean): Promise<void> {
  const { rows: tenants } = await needs.database.asSystem(
    (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
    { readOnly: true },
  )
  for (const rule of rulesOfAll(now)) await take(needs, rule, isOver)
  for (const { id } of tenants)
    for (const rule of rulesOfTenant(now, id, await parameterOf(needs, id, 'logDays'))) await take(needs, rule, isOver)
}

async function take({ database }: Needs, { table, old }: Rule, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { numAffectedRows = 0n } = await database.small.asSystem((tx) =>
      sql`delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)}
        where ${old} limit ${slice}))`.execute(tx),
    )
    if (numAffectedRows < slice) return
  }
}
