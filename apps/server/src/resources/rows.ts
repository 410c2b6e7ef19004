import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { columnName } from '../kinds/index.ts'
import { findTokens } from '../kinds/search.ts'
import { insertRows } from './changes.ts'
import type { LinesPart, Model, Part } from './model.ts'

/** What every stored record has, by column. */
export type BaseRow = {
  tenant_id: string
  id: string
  version: number
  create_user: string
  create_dept: string
  create_time: string
  update_user: string
  update_time: string
  is_deleted: boolean
}

/** The columns of values in wire form, with what is derived from them. Values that are absent are stored as empty. */
export function rowOf(model: Model, values: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = Object.assign(
    {},
    ...model.parts.map(({ key, field, kind, column }) => kind.row(column, field, values[key])),
  )
  if (model.searched.length > 0)
    row.find_tokens = findTokens(model.searched.map((key) => (row[`${columnName(key)}_find`] ?? null) as string | null)) // its kind made it a text
  return row
}

/** Stores new records, lines and all, in one statement a table. */
export async function insertRecords(
  tx: Tx,
  model: Model,
  records: readonly { base: BaseRow; values: Record<string, unknown> }[],
): Promise<void> {
  await insertRows(
    tx,
    model.table,
    records.map(({ base, values }) => ({ ...base, ...rowOf(model, values) })),
  )
  for (const lines of model.lines)
    await insertRows(
      tx,
      lines.table,
      records.flatMap(({ base, values }) => linesIn(values, lines).map((line, at) => lineRow(lines, base, line, at))),
    )
}

type LineValues = Record<string, unknown> & { id?: string }

/** The lines in values that the contract has checked. */
export const linesIn = (values: Record<string, unknown>, { key }: LinesPart): LineValues[] =>
  Array.isArray(values[key]) ? values[key] : []

function lineRow(
  { cells }: LinesPart,
  owner: { tenant_id: string; id: string },
  line: LineValues,
  at: number,
): Record<string, unknown> {
  return {
    tenant_id: owner.tenant_id,
    id: line.id ?? newId(),
    parent_id: owner.id,
    line_no: at + 1,
    ...cellsOf(cells, line),
  }
}

const cellsOf = (cells: readonly Part[], line: LineValues): Record<string, unknown> =>
  Object.assign({}, ...cells.map(({ key, field, kind, column }) => kind.row(column, field, line[key])))

/** Writes changed values of a record over the old ones; only the columns of `keys` are touched. Answers the new version. */
export async function updateRecord(
  tx: Tx,
  model: Model,
  tenantId: string,
  id: string,
  { values, keys, userId, at }: { values: Record<string, unknown>; keys: readonly string[]; userId: string; at: Date },
): Promise<number> {
  const row = rowOf(model, values)
  const touched = model.parts
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ column, field, kind }) => kind.columns(column, field).map(({ name }) => name))
  if (keys.some((key) => model.searched.includes(key))) touched.push('find_tokens')
  const sets = touched.map((column) => sql`${sql.id(column)} = r.${sql.id(column)}, `)
  const { rows } = await sql<{ version: number }>`update ${sql.table(model.table)} t
    set ${sets.length > 0 ? sql.join(sets, sql``) : sql``} version = t.version + 1, update_user = ${userId}, update_time = ${at.toISOString()}
    from jsonb_populate_record(null::${sql.table(model.table)}, ${JSON.stringify(row)}::jsonb) r
    where t.tenant_id = ${tenantId} and t.id = ${id} returning t.version`.execute(tx)
  for (const lines of model.lines)
    if (keys.includes(lines.key)) await replaceLines(tx, lines, tenantId, id, linesIn(values, lines))
  return rows[0]?.version ?? 0
}

/** Lines keep their id; those that are gone are removed, new ones get one, and all stand in the order given. */
async function replaceLines(
  tx: Tx,
  lines: LinesPart,
  tenantId: string,
  parentId: string,
  wanted: readonly LineValues[],
): Promise<void> {
  const rows = wanted.map((line, at) => lineRow(lines, { tenant_id: tenantId, id: parentId }, line, at))
  const table = sql.table(lines.table)
  await sql`delete from ${table} where tenant_id = ${tenantId} and parent_id = ${parentId}
    and not (id = any(${rows.map(({ id }) => id)}::text[]))`.execute(tx)
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const names = sql.join(columns.map((column) => sql.id(column)))
  const updates = columns
    .filter((column) => !['tenant_id', 'id', 'parent_id'].includes(column))
    .map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`)
  await sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict (tenant_id, id) do update set ${sql.join(updates)}`.execute(tx)
}
