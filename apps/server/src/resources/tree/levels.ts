import { maxTreeLevel, type TreeLevel, type TreeRecord } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { columnName, type Sql } from '../../kinds/index.ts'
import { displayColumn, type Model } from '../../model/model.ts'
import { orderSql, type Place, type Question, readQuestion } from '../../model/question.ts'
import { type Reach, reach } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { canSql } from '../read/can.ts'
import { rowsAsked, sortColumns } from '../read/list.ts'

type Asking = { tx: Tx; session: Session; model: Model; scope: Reach; place: Place }

const parentOf = ({ core }: Model): Sql => sql.id(columnName(core.tree?.parent ?? 'id'))

/** The order below one parent: the tree's own, else that of the list. */
function questionOf({ model, place }: Asking, search: string): Question {
  const order = model.core.tree?.order
  return readQuestion(model, { ...(order && { ascs: order }), ...(search && { search }) }, place)
}

/** The rows of a table that a caller sees, under another name than `t`. */
function seen({ session, scope }: Asking, row: Sql): Sql {
  const within = reach(session, scope, row)
  return sql`${row}.tenant_id = ${session.tenantId} and not ${row}.is_deleted${within ? sql` and ${within}` : sql``}`
}

/** What stands right below a record; at the top also what stands below records that the caller does not see. */
export async function levelOf(asking: Asking, parentId: string | null): Promise<TreeLevel> {
  const { session, model, scope } = asking
  const parent = parentOf(model)
  const question = questionOf(asking, '')
  const isTop = sql`(t.${parent} is null or not exists (select from ${sql.table(model.table)} a where a.id = t.${parent} and ${seen(asking, sql`a`)}))`
  const level = parentId === null ? isTop : sql`t.${parent} = ${parentId}`
  const ids = sql`select t.id${sortColumns(question)} from ${sql.table(model.table)} t
    where ${rowsAsked(question, session, scope)} and ${level}
    order by ${orderSql(question.orders, sql`t`, true)} limit ${maxTreeLevel + 1}`
  const records = await read(asking, question, ids)
  return { records: records.slice(0, maxTreeLevel), isCut: records.length > maxTreeLevel }
}

/** What holds a text, with all that the caller sees above it. */
export async function foundIn(asking: Asking, search: string): Promise<TreeLevel> {
  const { session, model, scope } = asking
  const parent = parentOf(model)
  const table = sql.table(model.table)
  const question = questionOf(asking, search)
  const found = sql`select t.id from ${table} t where ${rowsAsked(question, session, scope)} limit ${maxTreeLevel + 1}`
  const plain = questionOf(asking, '')
  const ids = sql`with recursive found as materialized (${found}),
      way (id, parent_id) as (
        select w.id, w.${parent} from ${table} w where ${seen(asking, sql`w`)} and w.id in (select id from found)
        union select w.id, w.${parent} from way join ${table} w on w.id = way.parent_id and ${seen(asking, sql`w`)})
    select t.id${sortColumns(plain)} from ${table} t where t.tenant_id = ${session.tenantId} and t.id in (select id from way)
      limit ${maxTreeLevel * 4}`
  const records = await read(asking, plain, ids)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) f`.execute(asking.tx)
  return { records, isCut: (rows[0]?.count ?? 0) > maxTreeLevel }
}

async function read(asking: Asking, { orders }: Question, ids: Sql): Promise<TreeRecord[]> {
  const { tx, session, model } = asking
  const parent = parentOf(model)
  const { subtitle } = model.core
  const { rows } = await sql<Omit<TreeRecord, 'canMove'> & { can: readonly string[] }>`select t.id, t.version,
      coalesce(t.${sql.id(displayColumn(model))}::text, t.id) as title,
      ${subtitle ? sql`t.${sql.id(columnName(subtitle))}::text` : sql`null::text`} as subtitle, t.${parent} as "parentId",
      (select count(*)::int from ${sql.table(model.table)} b where b.${parent} = t.id and ${seen(asking, sql`b`)}) as count,
      ${canSql(model, session)} as can
    from (${ids}) p join ${sql.table(model.table)} t on t.tenant_id = ${session.tenantId} and t.id = p.id
    order by ${orderSql(orders, sql`p`)}`.execute(tx)
  return rows.map(({ can, ...row }) => ({ ...row, canMove: can.includes('edit') }))
}
