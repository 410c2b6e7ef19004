import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { insertRows } from '../../db/insertRows.ts'
import { columnName, type Sql } from '../../kinds/index.ts'
import { findTokens } from '../../kinds/search.ts'
import type { LinesPart, Model, Part } from '../../model/model.ts'

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

type Maker = {
  tenantId: string /** Default a new one of that time. */
  id?: string
  userId: string /** Default none. */
  deptId?: string
  at: Date
}

/** What is said of a record that somebody makes now. */
export function newRow({ tenantId, id, userId, deptId = '', at }: Maker): BaseRow {
  const time = at.toISOString()
  return {
    tenant_id: tenantId,
    id: id ?? newId(at.getTime()),
    version: 1,
    create_user: userId,
    create_dept: deptId,
    create_time: time,
    update_user: userId,
    update_time: time,
    is_deleted: false,
  }
}

/**
 * The columns of values in wire form, with what is derived from them; those of `keys` alone where they are named. Values that are absent
 * are stored as empty.
 */
export function rowOf(
  model: Model,
  values: Record<string, unknown>,
  keys: ReadonlySet<string> | null = null,
): Record<string, unknown> {
  const searched = model.searched.filter((key) => keys === null || keys.has(key))
  // What a record is found by is made of all its searched fields.
  const needed = (key: string) => keys === null || keys.has(key) || (searched.length > 0 && model.searched.includes(key))
  const row: Record<string, unknown> = Object.assign(
    {},
    ...model.parts.filter(({ key }) => needed(key)).map(({ key, field, kind, column }) => kind.row(column, field, values[key])),
  )
  if (searched.length > 0)
    row.find_tokens = findTokens(model.searched.map((key) => (row[`${columnName(key)}_find`] ?? null) as string | null)) // its kind made it a text
  return row
}

/** Stores new records, lines and all, in one statement a table; all of them are on their way when it returns. */
export async function insertRecords(
  tx: Tx,
  model: Model,
  records: readonly { base: BaseRow; values: Record<string, unknown> }[],
): Promise<void> {
  const own = insertRows(
    tx,
    model.table,
    records.map(({ base, values }) => ({ ...base, ...rowOf(model, values) })),
  )
  const lines = model.lines.map((lines) =>
    insertRows(
      tx,
      lines.table,
      records.flatMap(({ base, values }) => lineRows(lines, base, values)),
    ),
  )
  await Promise.all([own, ...lines])
}

/** The rows of a record's lines. */
export const lineRows = (
  lines: LinesPart,
  owner: { tenant_id: string; id: string },
  values: Record<string, unknown>,
): Record<string, unknown>[] => linesIn(values, lines).map((line, at) => lineRow(lines, owner, line, at))

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

/** Values of a record as they are to be, and the keys of those that changed. */
export type Changed = { id: string; values: Record<string, unknown>; keys: readonly string[] }

type By = { userId: string; at: Date }

/** Writes changed values of a record over the old ones; only the columns of `keys` are touched. Answers the new version. */
export async function updateRecord(
  tx: Tx,
  model: Model,
  tenantId: string,
  id: string,
  { values, keys, ...by }: Omit<Changed, 'id'> & By,
): Promise<number> {
  const versions = await updateRecords(tx, model, tenantId, [{ id, values, keys }], by)
  return versions.get(id) ?? 0
}

/**
 * The same for many records in one statement a table. Each record's `values` are whole: a column that one of them changes is written for
 * all. Answers the new versions by id; of records that `only`, a condition over the row `t`, does not hold of, none.
 */
export async function updateRecords(
  tx: Tx,
  model: Model,
  tenantId: string,
  records: readonly Changed[],
  { userId, at, only }: By & { only?: Sql },
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map()
  const keys = new Set(records.flatMap((record) => record.keys))
  const rows = records.map(({ id, values }) => ({ id, ...rowOf(model, values, keys) }))
  const touched = model.parts
    .filter(({ key }) => keys.has(key))
    .flatMap(({ column, field, kind }) => kind.columns(column, field).map(({ name }) => name))
  if (model.searched.some((key) => keys.has(key))) touched.push('find_tokens')
  const sets = touched.map((column) => sql`${sql.id(column)} = r.${sql.id(column)}, `)
  const { rows: written } = await sql<{ id: string; version: number }>`update ${sql.table(model.table)} t
    set ${sets.length > 0 ? sql.join(sets, sql``) : sql``} version = t.version + 1, update_user = ${userId}, update_time = ${at.toISOString()}
    from jsonb_populate_recordset(null::${sql.table(model.table)}, ${JSON.stringify(rows)}::jsonb) r
    where t.tenant_id = ${tenantId} and t.id = r.id${only ? sql` and ${only}` : sql``} returning t.id, t.version`.execute(tx)
  for (const lines of model.lines) {
    const owners = records.filter((record) => record.keys.includes(lines.key))
    if (owners.length > 0) await replaceLines(tx, lines, tenantId, owners)
  }
  return new Map(written.map(({ id, version }) => [id, version]))
}

/** Lines keep their id; those that are gone are removed, new ones get one, and all stand in the order given. */
async function replaceLines(tx: Tx, lines: LinesPart, tenantId: string, owners: readonly Changed[]): Promise<void> {
  const rows = owners.flatMap(({ id, values }) => lineRows(lines, { tenant_id: tenantId, id }, values))
  const table = sql.table(lines.table)
  await sql`delete from ${table} where tenant_id = ${tenantId} and parent_id = any(${owners.map(({ id }) => id)}::text[])
    and not (id = any(${rows.map(({ id }) => id)}::text[]))`.execute(tx)
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const set = columns.filter((column) => !['tenant_id', 'id', 'parent_id'].includes(column))
  const given = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r`
  // No "on conflict": rows of an import may lie in a table of their own for a while, where no index of this one finds them.
  await sql`update ${table} x set ${sql.join(set.map((column) => sql`${sql.id(column)} = r.${sql.id(column)}`))}
    from ${given} where x.tenant_id = ${tenantId} and x.id = r.id`.execute(tx)
  await sql`insert into ${table} (${sql.join(columns.map((column) => sql.id(column)))})
    select ${sql.join(columns.map((column) => sql`r.${sql.id(column)}`))} from ${given}
    where not exists (select from ${table} x where x.tenant_id = ${tenantId} and x.id = r.id)`.execute(tx)
}
