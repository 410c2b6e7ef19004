import { exactTotalUpTo, maxPageSize, maxWholeRows } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { builder } from '../../db/transaction.ts'
import { Json } from '../../http/route.ts'
import type { Sql } from '../../kinds/index.ts'
import type { Model } from '../../model/model.ts'
import { orderSql, type Question, type QuickSearch } from '../../model/question.ts'
import { type Reach, reach } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { columnsSql, joinsSql, type Shape, writtenOnce } from './read.ts'

export const wholeBytes = 20 * 1024 * 1024

/** The rows a question is about, as this caller may see them: a condition over the row `t`. `search` stands in the place of its quick search. */
export function rowsAsked(question: Question, session: Session, scope: Reach, search = question.search?.condition): Sql {
  const conditions = question.conditions.map((one) => (search && one === question.search?.condition ? search : one))
  const within = reach(session, scope, sql`t`, question.exactly)
  return sql.join(
    [sql`t.tenant_id = ${session.tenantId}`, sql`not t.is_deleted`, ...conditions, ...(within ? [within] : [])],
    sql` and `,
  )
}

/**
 * A page as JSON text that the database made: total and rows in one round trip. Rows are found by their index first and read
 * afterwards, so that a deep page costs no more than its depth in the index.
 */
export async function pageOf(tx: Tx, model: Model, question: Question, session: Session, scope: Reach): Promise<Json> {
  const { current, size, search } = question
  const where = rowsAsked(question, session, scope)
  if (search && size <= maxPageSize) return searchedPage(tx, model, question, session, { scope, search })
  if (size > maxPageSize) return wholeOf(tx, model, question, session, where)
  const matching = sql`select t.id${sortColumns(question)} from ${sql.table(model.table)} t where ${where}`
  const page = (isOwnRow: boolean): Sql =>
    sql`order by ${orderOnce(model, question.orders, 't', isOwnRow)} limit ${size} offset ${(current - 1) * size}`
  if (!question.searches)
    return countedPage(tx, model, question, where, recordsSql(model, question, session, sql`${matching} ${page(true)}`))
  // A search finds few rows at some cost, so they are found once for count and page.
  const { rows } = await sql<PageRow>`with matching as materialized (${matching})
    select (select count(*)::int from matching) as total,
      ${recordsSql(model, question, session, sql`select * from matching t ${page(false)}`)} as records`.execute(tx)
  return pageText(rows[0]?.records ?? '', rows[0]?.total ?? 0, current, size, false)
}

/** Rows up to which what a search finds is counted and sorted as a whole. */
const searchedUpTo = 20_000

/**
 * A page of a quick search. What it finds is found once for count and page; where that is too much to be sorted, rows are taken in their
 * order and looked at one by one, for what stands in so many is soon met, and the total is the planner's guess.
 */
async function searchedPage(
  tx: Tx,
  model: Model,
  question: Question,
  session: Session,
  { scope, search }: { scope: Reach; search: QuickSearch },
): Promise<Json> {
  const { current, size, orders } = question
  const table = sql.table(model.table)
  const where = (found: Sql): Sql => rowsAsked(question, session, scope, found)
  const part = sql`limit ${size} offset ${(current - 1) * size}`
  const key = questionKey(model, where(search.inRows))
  if (!isKnownLong(key)) {
    const few = sql`t.id in (select id from found where (select count(*) from found) <= ${searchedUpTo})`
    const page = sql`select * from matching t order by ${orderOnce(model, orders, 't')} ${part}`
    const { rows } = await sql<PageRow & { found: number }>`with found as materialized (${search.ids} limit ${searchedUpTo + 1}),
      matching as materialized (select t.id${sortColumns(question)} from ${table} t where ${where(few)})
      select (select count(*)::int from found) as found, (select count(*)::int from matching) as total,
        ${recordsSql(model, question, session, page)} as records`.execute(tx)
    const [answer] = rows
    if (answer && answer.found <= searchedUpTo) return pageText(answer.records ?? '', answer.total, current, size, false)
    knownLong.set(key, performance.now())
  }
  const page = sql`select t.id${sortColumns(question)} from ${table} t where ${where(search.inRows)}
    order by ${orderOnce(model, orders, 't', true)} ${part}`
  const guess = await estimate(tx, model, where(sql`t.find_tokens @> ${[...search.tokens]}::text[]`))
  const { rows } = await sql<Pick<PageRow, 'records'>>`select ${recordsSql(model, question, session, page)} as records`.execute(
    tx,
  )
  const records = rows[0]?.records ?? ''
  const shown = records === '' ? 0 : (current - 1) * size + 1
  return pageText(records, records === '' && current === 1 ? 0 : Math.max(guess, shown), current, size, true)
}

/**
 * A page with its total. Counting goes as far as totals are exact. Where it went past that a moment ago, it would again: then the
 * planner's guess comes with the page, unless it says that things have changed.
 */
async function countedPage(tx: Tx, model: Model, { current, size }: Question, where: Sql, records: Sql): Promise<Json> {
  const key = questionKey(model, where)
  if (isKnownLong(key)) {
    const [total, { rows }] = await Promise.all([
      estimate(tx, model, where),
      sql<Pick<PageRow, 'records'>>`select ${records} as records`.execute(tx),
    ])
    if (total > exactTotalUpTo * certainty) return pageText(rows[0]?.records ?? '', total, current, size, true)
  }
  const { rows } = await sql<PageRow>`select (select count(*)::int from (select from ${sql.table(model.table)} t
    where ${where} limit ${exactTotalUpTo + 1}) c) as total, ${records} as records`.execute(tx)
  const counted = rows[0]?.total ?? 0
  const isLong = counted > exactTotalUpTo
  if (isLong) knownLong.set(key, performance.now())
  const total = isLong ? Math.max(counted, await estimate(tx, model, where)) : counted
  return pageText(rows[0]?.records ?? '', total, current, size, isLong)
}

/** Questions whose count went past what is exact, and when. */
const knownLong = new Map<string, number>()
const rememberedMs = 60_000
const maxRemembered = 1000
/** By how much a guess must exceed the limit of exactness to do without counting. */
const certainty = 1.2

function isKnownLong(key: string): boolean {
  const at = knownLong.get(key)
  if (knownLong.size > maxRemembered) knownLong.clear()
  return at !== undefined && performance.now() - at < rememberedMs
}

/** The same for the same rows: the tenant and every value asked for are among the parameters. */
function questionKey(model: Model, where: Sql): string {
  const { sql: text, parameters } = where.compile(builder)
  return JSON.stringify([model.table, text, parameters])
}

type PageRow = { total: number; records: string | null }

/** Everything that matches, for callers that ask for it all; refused before it is built where it is too much. */
async function wholeOf(tx: Tx, model: Model, question: Question, session: Session, where: Sql): Promise<Json> {
  const table = sql.table(model.table)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${table} t where ${where} limit ${maxWholeRows + 1}) c`.execute(tx)
  const total = counts[0]?.total ?? 0
  const { current, size } = question
  if (total > maxWholeRows)
    throw new Refusal('tooManyRows', { total: Math.max(total, await estimate(tx, model, where)), limit: maxWholeRows })
  const ids = sql`select t.id${sortColumns(question)} from ${table} t where ${where}
    order by ${orderSql(question.orders, sql`t`, true)} limit ${size} offset ${(current - 1) * size}`
  const { rows } = await sql<{
    records: string | null
    bytes: number
  }>`select ${recordsSql(model, question, session, ids)} as records`.execute(tx)
  const records = rows[0]?.records ?? ''
  if (Buffer.byteLength(records) > wholeBytes) throw new Refusal('tooManyRows', { total, limit: '20 MB' })
  return pageText(records, total, current, size, false)
}

export const sortColumns = ({ orders }: Question): Sql => {
  const columns = orders
    .filter(({ column }) => column !== 'id')
    .map(({ column, value }) => (value ? sql`, ${value} as ${sql.id(column)}` : sql`, t.${sql.id(column)}`))
  return columns.length > 0 ? sql.join(columns, sql``) : sql``
}

/** The records of a page as JSON objects joined by commas. `ids` selects id and sort columns of its rows. */
function recordsSql(model: Model, { orders, language }: Question, session: Session, ids: Sql): Sql {
  const shape: Shape = { labels: 'listed', can: session, flow: language }
  return sql`(select string_agg(row_to_json(r)::text, ',') from (
    select ${columnsSql(model, shape)} from (${ids}) p
    join ${sql.table(model.table)} t on t.tenant_id = ${session.tenantId} and t.id = p.id ${joinsSql(model, shape)}
    order by ${orderOnce(model, orders, 'p')}) r)`
}

/** A list is mostly ordered by one field, and of those there are few. */
function orderOnce(model: Model, orders: Question['orders'], row: 't' | 'p', isOwnRow = false): Sql {
  const write = () => orderSql(orders, sql.raw(row), isOwnRow)
  const [first] = orders
  if (!first || orders.length > 2 || orders.some(({ value }) => value)) return write()
  return writtenOnce(model, `order ${row} ${orders.map(({ column, descending }) => `${column} ${descending}`)}`, write)
}

export function pageText(records: string, total: number, current: number, size: number, estimated: boolean): Json {
  const pages = Math.ceil(total / size)
  return new Json(
    `{"records":[${records}],"total":${total},"current":${current},"size":${size},"pages":${pages}${estimated ? ',"estimated":true' : ''}}`,
  )
}

/** The planner's guess. */
async function estimate(tx: Tx, model: Model, where: Sql): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json)
    select from ${sql.table(model.table)} t where ${where}`.execute(tx)
  return Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}
