import { type AnyRecord, maxPageSize, maxWholeRows, type Totals } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Json } from '../http/route.ts'
import type { Sql } from '../kinds/index.ts'
import type { Model } from '../model/model.ts'
import { orderSql, type Question, readQuestion } from '../model/question.ts'
import { pageText, wholeBytes } from '../resources/read/list.ts'
import { columnsSql, joinsSql } from '../resources/read/read.ts'
import { totalsOf } from '../resources/read/totals.ts'
import type { Answered } from './answer.ts'
import type { Asked } from './ask.ts'
import { rowsSql } from './rows.ts'

const shape = { labels: 'listed' } as const

/** Rows of an answer that pass the filters of a question, in its order, as JSON objects joined by commas. */
const recordsSql = (model: Model, orders: Question['orders'], rows: Sql): Sql =>
  sql`(select string_agg(row_to_json(r)::text, ',') from (select ${columnsSql(model, shape)} from (${rows}) t ${joinsSql(model, shape)}
    order by ${orderSql(orders, sql`t`)}) r)`

const conditionOf = ({ conditions }: Question): Sql => (conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`)

/** What a list is asked beside its own parameters. */
export const questionOf = (model: Model, { rest, place }: Asked): Question => readQuestion(model, rest, place)

/** A page of a query's rows. The rows are worked out once, for the count and the page. */
export async function pageOf(tx: Tx, model: Model, { tenantId }: Asked, question: Question, answered: Answered): Promise<Json> {
  const { current, size, orders } = question
  const isWhole = size > maxPageSize
  const page = sql`select * from matching t order by ${orderSql(orders, sql`t`)} limit ${size} offset ${(current - 1) * size}`
  const { rows } = await sql<{ total: number; records: string | null }>`with matching as materialized
    (select * from ${rowsSql(model, tenantId, answered)} where ${conditionOf(question)} limit ${maxWholeRows + 1})
    select (select count(*)::int from matching) as total, ${recordsSql(model, orders, page)} as records`.execute(tx)
  const [{ total, records } = { total: 0, records: null }] = rows
  if (total > maxWholeRows) throw new Refusal('tooManyRows', { total, limit: maxWholeRows })
  if (isWhole && Buffer.byteLength(records ?? '') > wholeBytes) throw new Refusal('tooManyRows', { total, limit: '20 MB' })
  return pageText(records ?? '', total, current, size, false)
}

/** Every row that matches, for exports, trees and series; throws `tooManyRows`. `beside` are columns that are no field. */
export async function allRows(
  tx: Tx,
  model: Model,
  { tenantId }: Pick<Asked, 'tenantId'>,
  question: Pick<Question, 'conditions' | 'orders'>,
  answered: Answered,
  beside: Sql = sql``,
): Promise<AnyRecord[]> {
  const { conditions, orders } = question
  const order = orders.length > 0 ? sql`order by ${orderSql(orders, sql`t`)}` : sql``
  const { rows } = await sql<{
    record: AnyRecord
  }>`select row_to_json(r) as record from (select ${columnsSql(model, shape)}${beside}
    from ${rowsSql(model, tenantId, answered)} ${joinsSql(model, shape)}
    where ${conditionOf({ conditions } as Question)} ${order} limit ${maxWholeRows + 1}) r`.execute(tx)
  if (rows.length > maxWholeRows) throw new Refusal('tooManyRows', { total: rows.length, limit: maxWholeRows })
  return rows.map(({ record }) => record)
}

/** The sums below a list. */
export const sumsOf = (tx: Tx, model: Model, { tenantId }: Asked, question: Question, answered: Answered): Promise<Totals> =>
  totalsOf(tx, model, conditionOf(question), rowsSql(model, tenantId, answered))
