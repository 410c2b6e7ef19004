import type { AnyRecord, Language } from '@bip/contract'
import { sql } from 'kysely'
import { among } from '../../db/among.ts'
import type { Tx } from '../../db/database.ts'
import { builder } from '../../db/transaction.ts'
import type { Sql } from '../../kinds/index.ts'
import { flowSql } from '../../model/flow.ts'
import {
  displayColumn,
  type LinesPart,
  type Link,
  type Lookup,
  linksOf,
  type Model,
  modelFor,
  type Part,
} from '../../model/model.ts'
import { rollUpSql } from '../../model/rollUp.ts'
import type { Session } from '../../services/session.ts'
import { canSql } from './can.ts'

/** What comes beside a record's own fields. */
export type Shape = {
  /** Names of what is referred to; `listed` leaves out the base fields that no list column shows. */
  labels?: 'all' | 'listed'
  /** What this caller may do to it. */
  can?: Session
  lines?: boolean
  /** What is said of its process, in this language. */
  flow?: Language
}

/** `t.a as "a"` and so on: the select list of records of a model, over the row `t`, in wire form. */
export function columnsSql(model: Model, shape: Shape): Sql {
  const flow = model.flows.length > 0 ? shape.flow : undefined
  const columns = [writtenOnce(model, `columns ${shape.labels} ${flow}`, () => ownColumns(model, shape))]
  if (shape.can) columns.push(sql`${canSql(model, shape.can)} as "_can"`)
  if (shape.lines) for (const lines of model.lines) columns.push(sql`${linesSql(lines, shape)} as ${sql.id(lines.key)}`)
  return sql.join(columns)
}

function ownColumns(model: Model, { labels, flow }: Shape): Sql {
  // The version is a count of changes and travels as a number; it is no quantity.
  const columns = model.core.computed ? [] : [sql`t.version as "version"`]
  for (const part of [...model.base, ...model.parts]) if (part.key !== 'version') columns.push(wireColumn(part, sql`t`))
  if (!labels) return sql.join(columns)
  const links = [...linksShown(model, labels), ...shownLinks(model.lookups)]
  for (const lookup of model.lookups) columns.push(lookupColumn(lookup))
  for (const rolled of model.rollUps) columns.push(sql`${rolled.kind.wire(rollUpSql(rolled))} as ${sql.id(rolled.key)}`)
  if (flow) for (const part of model.flows) columns.push(sql`${part.kind.wire(flowSql(part, flow))} as ${sql.id(part.key)}`)
  if (links.length > 0) columns.push(sql`${labelsSql(links, sql`t`)} as "_labels"`)
  return sql.join(columns)
}

/** What is shown of a referred record, from the row that its label is read of. */
const lookupColumn = ({ key, kind, column, link }: Lookup): Sql =>
  sql`${kind.wire(sql`${linkId(link.key)}.${sql.id(column)}`)} as ${sql.id(key)}`

/** The lookups that are references themselves, which have names too. */
const shownLinks = (lookups: readonly Lookup[]): readonly Link[] => linksOf(lookups).filter(isOne)

/** The joins of those, from the rows that show them. */
const lookupJoins = (lookups: readonly Lookup[], row: Sql): Sql =>
  sql.join(
    lookups.flatMap((lookup) =>
      shownLinks([lookup]).map((link) => linkJoin(link, row, sql`${linkId(lookup.link.key)}.${sql.id(lookup.column)}`)),
    ),
    sql` `,
  )

/** The joins that the labels of `columnsSql` need. */
export function joinsSql(model: Model, shape: Shape): Sql {
  const { labels } = shape
  return labels ? writtenOnce(model, `joins ${labels}`, () => allJoins(linksShown(model, labels), model.lookups, sql`t`)) : sql``
}

const written = new WeakMap<Model, Map<string, Sql>>()

/**
 * A part of a statement that is the same for every caller, as text: building it from its pieces costs more than the rest of a list.
 * What callers choose may not be part of `name` without a limit, for every name is kept.
 */
export function writtenOnce(model: Model, name: string, write: () => Sql): Sql {
  const parts = written.get(model) ?? new Map<string, Sql>()
  written.set(model, parts)
  const known = parts.get(name)
  if (known) return known
  const { sql: text, parameters } = write().compile(builder)
  if (parameters.length > 0)
    throw new Error(`The ${name} of "${model.core.key}" hold a value, so they cannot be written once; use sql.lit.`)
  const part = sql.raw(text)
  parts.set(name, part)
  return part
}

const wireColumn = ({ key, column, kind }: Part, row: Sql): Sql =>
  sql`${kind.wire(sql`${row}.${sql.id(column)}`)} as ${sql.id(key)}`

const linkId = (key: string) => sql.id(`l_${key}`)

function linksShown(model: Model, which: 'all' | 'listed'): readonly Link[] {
  const shown = (key: string) => which === 'all' || model.core.list.columns.includes(key)
  return [...model.links, ...linksOf(model.base).filter(({ key }) => key !== 'id' && shown(key))]
}

const linkJoins = (links: readonly Link[], row: Sql): Sql =>
  sql.join(
    links.filter(isOne).map((link) => linkJoin(link, row, sql`${row}.${sql.id(link.column)}`)),
    sql` `,
  )

function linkJoin({ key, to, table }: Link, row: Sql, id: Sql): Sql {
  const join = linkId(key)
  return sql`left join ${sql.table(table ?? modelFor(to).table)} ${join} on ${join}.tenant_id = ${row}.tenant_id and ${join}.id = ${id}`
}

const allJoins = (links: readonly Link[], lookups: readonly Lookup[], row: Sql): Sql =>
  sql`${linkJoins(links, row)} ${lookupJoins(lookups, row)}`

const isOne = ({ isMany }: Link): boolean => !isMany

/** Names by field; of what fields hold several of, by id. */
function labelsSql(links: readonly Link[], row: Sql): Sql {
  const own = sql`json_strip_nulls(json_build_object(${sql.join(
    links.filter(isOne).flatMap(({ key, to }) => [sql.lit(key), sql`${linkId(key)}.${sql.id(displayColumn(modelFor(to)))}`]),
  )}))`
  const lists = links.filter(({ isMany }) => isMany)
  if (lists.length === 0) return own
  const named = lists.map(({ column, to }) => {
    const model = modelFor(to)
    return sql`coalesce((select jsonb_object_agg(n.id, n.${sql.id(displayColumn(model))}) from ${sql.table(model.table)} n
      where n.tenant_id = ${row}.tenant_id and n.id = any(${row}.${sql.id(column)})), '{}'::jsonb)`
  })
  return sql`(${sql.join([sql`${own}::jsonb`, ...named], sql` || `)})`
}

function linesSql({ table, cells, lookups, lineLinks }: LinesPart, shape: Shape): Sql {
  const shown = shape.labels ? lookups : []
  const own = shape.labels ? linksOf(cells) : []
  const links = [...own, ...shownLinks(shown)]
  const columns = [sql`x.id as "id"`, ...cells.map((cell) => wireColumn(cell, sql`x`)), ...shown.map(lookupColumn)]
  if (links.length > 0) columns.push(sql`${labelsSql(links, sql`x`)} as "_labels"`)
  return sql`(select coalesce(json_agg(row_to_json(y)), '[]'::json) from (
    select ${sql.join(columns)} from ${sql.table(table)} x ${allJoins([...own, ...(shape.labels ? lineLinks : [])], shown, sql`x`)}
    where x.tenant_id = t.tenant_id and x.parent_id = t.id order by x.line_no, x.id) y)`
}

/** Records in wire form, in no particular order; removed ones are left out. */
export const readRecords = (tx: Tx, tenantId: string, model: Model, ids: readonly string[], shape: Shape): Promise<AnyRecord[]> =>
  readRows(tx, tenantId, model, ids, { shape, isRemoved: false })

/** Removed records with their lines, in wire form, in no particular order. */
export const readRemoved = (tx: Tx, tenantId: string, model: Model, ids: readonly string[]): Promise<AnyRecord[]> =>
  readRows(tx, tenantId, model, ids, { shape: { lines: true }, isRemoved: true })

async function readRows(
  tx: Tx,
  tenantId: string,
  model: Model,
  ids: readonly string[],
  { shape, isRemoved }: { shape: Shape; isRemoved: boolean },
): Promise<AnyRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ record: AnyRecord }>`select row_to_json(r) as record from (
    select ${columnsSql(model, shape)} from ${sql.table(model.table)} t ${joinsSql(model, shape)}
    where t.tenant_id = ${tenantId} and t.is_deleted = ${sql.lit(isRemoved)} and ${among(sql`t.id`, ids)}) r`.execute(tx)
  return rows.map(({ record }) => record)
}

/** One record in wire form; undefined where there is none, or it was removed. */
export async function readRecord(
  tx: Tx,
  tenantId: string,
  model: Model,
  id: string,
  shape: Shape,
): Promise<AnyRecord | undefined> {
  const [record] = await readRecords(tx, tenantId, model, [id], shape)
  return record
}

/**
 * Keeps others from changing these records until the transaction ends; taken in one order, so that two callers never wait crosswise.
 * A `removal` also waits for whoever is storing a reference to them, a `change` does not.
 */
export async function lockRecords(
  tx: Tx,
  tenantId: string,
  model: Model,
  ids: readonly string[],
  purpose: 'change' | 'removal' = 'change',
): Promise<void> {
  const strength = purpose === 'removal' ? sql`for update` : sql`for no key update`
  await sql`select id from ${sql.table(model.table)} where tenant_id = ${tenantId} and ${among(sql`id`, ids)}
    order by id ${strength}`.execute(tx)
}
