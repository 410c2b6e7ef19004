import type { Core } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type Model, modelFor, modelOf } from '../../model/model.ts'
import { ownedOf } from '../../model/owned.ts'
import type { Writing } from '../draft/writing.ts'

/** A record that was stored: what it was before, or null for a new one, and the keys of what changed. */
export type Settled = { id: string; isNew: boolean; keys: readonly string[] }

/**
 * Says of stored records whose they are: their maker's where a new one names nobody. What hangs under another belongs to that one's owner.
 * Rows that say so already are not written, and nothing below them is looked at.
 */
export async function settleOwners({ tx, session, model }: Writing, stored: readonly Settled[]): Promise<void> {
  const ids = stored.map(({ id }) => id)
  if (ids.length === 0 || !model.core.owner) return
  if (model.core.owner.from) return followOwners(tx, session.tenantId, model, sql`t.id = any(${ids}::text[])`)
  const owned = ownedOf(model)
  if (!owned) return
  const [person, department] = [sql.id(owned.person.column), sql.id(owned.department.column)]
  const those = (some: readonly string[]) => sql`t.tenant_id = ${session.tenantId} and t.id = any(${some}::text[])`
  const made = stored.flatMap(({ id, isNew }) => (isNew ? [id] : []))
  if (made.length > 0)
    await sql`update ${sql.table(model.table)} t set ${person} = coalesce(t.${person}, t.create_user)
      where ${those(made)} and t.version = 1 and t.${person} is null`.execute(tx)
  const of = sql`(select u.dept_id from "user" u where u.tenant_id = t.tenant_id and u.id = t.${person})`
  const { rows } = await sql<{ id: string }>`update ${sql.table(model.table)} t set ${department} = ${of}
    where ${those(ids)} and t.${department} is distinct from ${of} returning t.id`.execute(tx)
  const isMoved = ({ isNew, keys }: Settled) => isNew || keys.includes(owned.person.key) || keys.includes(owned.department.key)
  const moved = new Set([...stored.filter(isMoved), ...rows].map(({ id }) => id))
  if (moved.size > 0) await spreadOwners(tx, session.tenantId, model, [...moved])
}

/** What hangs under records whose owner changed belongs to the new owner as well. */
export async function spreadOwners(tx: Tx, tenantId: string, model: Model, ids: readonly string[]): Promise<void> {
  for (const below of ownedBelow(model.core))
    await followOwners(tx, tenantId, below, sql`t.${sql.id(fromOf(below).column)} = any(${ids}::text[])`)
}

const below = new Map<string, Model[]>()

/** The resources whose records belong to the owner of a record of this one. */
function ownedBelow({ key }: Pick<Core, 'key'>): Model[] {
  const known = below.get(key)
  if (known) return known
  const found = Object.values(resources)
    .filter(({ owner }) => owner?.from !== undefined)
    .map(modelOf)
    .filter((model) => fromOf(model).to === key)
  below.set(key, found)
  return found
}

function fromOf(model: Model) {
  const link = model.links.find(({ key }) => key === model.core.owner?.from)
  if (!link) throw new Error(`"${model.core.key}" belongs to the owner of "${model.core.owner?.from}", which is no reference.`)
  return link
}

async function followOwners(tx: Tx, tenantId: string, model: Model, which: ReturnType<typeof sql>): Promise<void> {
  const from = fromOf(model)
  const above = modelFor(from.to)
  const [own, theirs] = [ownedOf(model), ownedOf(above)]
  if (!own || !theirs) throw new Error(`"${above.core.key}" has no owner that "${model.core.key}" could belong to.`)
  await sql`update ${sql.table(model.table)} t
    set ${sql.id(own.person.column)} = a.${sql.id(theirs.person.column)}, ${sql.id(own.department.column)} = a.${sql.id(theirs.department.column)}
    from ${sql.table(above.table)} a where t.tenant_id = ${tenantId} and ${which}
      and a.tenant_id = t.tenant_id and a.id = t.${sql.id(from.column)}
      and (t.${sql.id(own.person.column)}, t.${sql.id(own.department.column)})
        is distinct from (a.${sql.id(theirs.person.column)}, a.${sql.id(theirs.department.column)})`.execute(tx)
}
