import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { findText } from '../../kinds/search.ts'
import { baseFieldsOf } from '../../model/baseFields.ts'
import { displayColumn, linksOf, type Model, partsOf } from '../../model/model.ts'
import type { Session } from '../../services/session.ts'

/** Who removed a record, and what it was called. */
export type Removed = { id: string; name: string; removedBy: string }

/** Notes records as removed, in the transaction that removes them. */
export async function noteRemoved(tx: Tx, session: Session, model: Model, ids: readonly string[], at: Date): Promise<void> {
  const { tenantId, userId, realName } = session
  const { rows } = await sql<{ id: string; name: string | null }>`select id, ${sql.id(displayColumn(model))}::text as name
    from ${sql.table(model.table)} where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx)
  const entries = rows.map(({ id, name }) => ({ record_id: id, name: name ?? id, name_find: findText(name) ?? '' }))
  await sql`insert into bin_entry (tenant_id, resource, record_id, name, name_find, removed_by, removed_by_name, removed_at)
    select ${tenantId}, ${model.core.key}, e.record_id, e.name, e.name_find, ${userId}, ${realName}, ${at.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::bin_entry, ${JSON.stringify(entries)}::jsonb) e
    on conflict (tenant_id, resource, record_id) do update set name = excluded.name, name_find = excluded.name_find,
      removed_by = excluded.removed_by, removed_by_name = excluded.removed_by_name, removed_at = excluded.removed_at, erased_at = null`.execute(
    tx,
  )
}

/** The entries of records, by id; they are held until the transaction ends, so that nobody restores what somebody else erases. */
export async function holdEntries(tx: Tx, tenantId: string, model: Model, ids: readonly string[]): Promise<Map<string, Removed>> {
  const { rows } = await sql<Removed>`select record_id as id, name, removed_by as "removedBy" from bin_entry
    where tenant_id = ${tenantId} and resource = ${model.core.key} and record_id = any(${ids}::text[]) and erased_at is null
    order by record_id for update`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Takes records out of the bin that are no more removed. */
export const dropEntries = (tx: Tx, tenantId: string, model: Model, ids: readonly string[]): Promise<unknown> =>
  sql`delete from bin_entry where tenant_id = ${tenantId} and resource = ${model.core.key}
    and record_id = any(${ids}::text[])`.execute(tx)

/** Resources whose records every other one names, as who made it and where: their names are needed for good. */
const namesStayOf: ReadonlySet<string> = new Set(
  linksOf(partsOf(baseFieldsOf({ key: '' })))
    .map(({ to }) => to)
    .filter(Boolean),
)

/** Whether removed records of a resource stay in the bin however old they are. */
export const staysForGood = ({ core }: Pick<Model, 'core'>): boolean => namesStayOf.has(core.key)

/** Keys of the resources whose removed records stay. */
export const stayingResources: readonly string[] = [...namesStayOf]
