import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Values } from '../../model/extension.ts'
import { modelFor, partNamed } from '../../model/model.ts'

/** Which fields are wanted of which records of a resource. */
export type TargetsWanted = Map<string, { ids: Set<string>; keys: Set<string> }>
/** Values of records in wire form, by resource and id. */
export type Targets = ReadonlyMap<string, ReadonlyMap<string, Values>>

/** Notes that a field of some records is wanted. */
export function want(wanted: TargetsWanted, resource: string, ids: readonly string[], keys: readonly string[]): void {
  const one = wanted.get(resource) ?? { ids: new Set(), keys: new Set() }
  wanted.set(resource, one)
  for (const id of ids) one.ids.add(id)
  for (const key of keys) one.keys.add(key)
}

/** Reads what is wanted of records that others refer to: a statement for each resource, whatever their number. Removed ones are left out. */
export async function readTargets(tx: Tx, tenantId: string, wanted: TargetsWanted): Promise<Targets> {
  const found = new Map<string, Map<string, Values>>()
  for (const [resource, { ids, keys }] of wanted) {
    if (ids.size === 0) continue
    const model = modelFor(resource)
    const columns = [...keys].flatMap((key) => {
      const part = key === 'id' ? undefined : partNamed(model, key)
      return part ? [sql`, ${part.kind.wire(sql`t.${sql.id(part.column)}`)} as ${sql.id(key)}`] : []
    })
    const { rows } = await sql<
      Values & { id: string }
    >`select t.id as "id"${sql.join(columns, sql``)} from ${sql.table(model.table)} t
      where t.tenant_id = ${tenantId} and not t.is_deleted and t.id = any(${[...ids]}::text[])`.execute(tx)
    found.set(resource, new Map(rows.map((row) => [row.id, row])))
  }
  return found
}
