import { sql } from 'kysely'
import type { Answer, Caller, RecordsServer } from '../server.ts'

/** What the tests of trust share: two tenants, and one record of each resource in the first. */
export type Trust = {
  server: RecordsServer
  alpha: Caller
  beta: Caller
  /** The record of alpha, by the key of its resource. */
  ids: Record<string, string>
}

/** Every row of every table of a tenant, as one text. */
export const everythingOf = ({ services }: RecordsServer, tenant: string) =>
  services.database.asSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where column_name = 'tenant_id' and table_schema = current_schema() order by 1`.execute(tx)
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{
        all: string | null
      }>`select string_agg(t::text, '|' order by t::text) as all from ${sql.table(name)} t where tenant_id = ${tenant}`.execute(
        tx,
      )
      parts.push(`${name}: ${rows[0]?.all ?? ''}`)
    }
    return parts.join('\n')
  })

/** A choice below a number, the same each time for a seed. */
export const seeded = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Whether an answer has the form that every answer has. */
export const isEnvelope = ({ code, success, msg, status }: Answer) =>
  code === status && success === (status === 200) && typeof msg === 'string'
