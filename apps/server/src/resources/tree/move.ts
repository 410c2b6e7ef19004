import type { AnyRecord, TreeMove } from '@bip/contract'
import { sql } from 'kysely'
import { columnName } from '../../kinds/index.ts'
import type { Writing } from '../draft/writing.ts'
import { save } from '../write/save.ts'

const step = 10

/** Puts a record somewhere else in its tree, as an edit of it: with its permission, its state, its version and its history. */
export async function moveInTree(writing: Writing, { id, parentId, before, version }: TreeMove): Promise<AnyRecord> {
  const { tree } = writing.model.core
  if (!tree) throw new Error(`${writing.model.core.key} is no tree.`)
  const order = tree.order && { [tree.order]: await placeOf(writing, { id, parentId, before }) }
  return save(writing, { id, version, [tree.parent]: parentId, ...order })
}

/** The number of a place before one of those that stand there. Where no number is left between two, all of them are numbered anew. */
async function placeOf(
  writing: Writing,
  { id, parentId, before }: Pick<TreeMove, 'id' | 'parentId' | 'before'>,
): Promise<string> {
  const { tx, session, model } = writing
  const { parent = '', order = '' } = model.core.tree ?? {}
  const table = sql.table(model.table)
  const column = sql.id(columnName(order))
  const { rows } = await sql<{ id: string; place: number | null }>`select id, ${column}::int as place from ${table}
    where tenant_id = ${session.tenantId} and not is_deleted and id <> ${id} and ${sql.id(columnName(parent))} is not distinct from ${parentId}
    order by ${column} nulls last, id for no key update`.execute(tx)
  const found = rows.findIndex((row) => row.id === before)
  const at = found < 0 ? rows.length : found
  const [left, right] = [rows[at - 1]?.place, rows[at]?.place]
  const low = at === 0 ? 0 : left
  if (typeof low === 'number' && at === rows.length) return String(low + step)
  if (typeof low === 'number' && typeof right === 'number' && right - low > 1) return String(Math.floor((low + right) / 2))
  const places = rows.map((row, index) => ({ id: row.id, place: (index + (index >= at ? 2 : 1)) * step }))
  await sql`update ${table} t set ${column} = p.place from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id text, place int)
    where t.tenant_id = ${session.tenantId} and t.id = p.id collate "C"`.execute(tx)
  return String((at + 1) * step)
}
