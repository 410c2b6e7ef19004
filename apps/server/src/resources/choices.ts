import { type Choice, isEmpty, type Language, label, type Page, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'
import type { RawQuery, Session } from '../http/route.ts'
import type { Sql } from '../kinds/index.ts'
import { isObject, oneId } from './ids.ts'
import { displayColumn, type Model } from './model.ts'
import { type Place, readQuestion, textSearch } from './question.ts'
import { reach, scopeOf } from './scope.ts'

const mostOptions = 20
const mostLookedUp = 1000

/** The columns a choice shows: what names the record, what stands beside it, and what it is found by. */
function choiceColumns(model: Model): Sql {
  const { display, subtitle } = model.core
  const keys = new Set([display, ...(subtitle ? [subtitle] : []), ...model.searched])
  const columns = model.parts.filter(({ key }) => keys.has(key))
  return sql.join([
    sql`t.id as "id"`,
    sql`coalesce(t.${sql.id(displayColumn(model))}, t.id) as "label"`,
    ...columns.map(({ key, column, kind }) => sql`${kind.wire(sql`t.${sql.id(column)}`)} as ${sql.id(key)}`),
  ])
}

/** The names of records by id, removed ones among them, in the order asked. Needs no reach: whoever sees an id may know its name. */
export async function lookUp(tx: Tx, session: Session, model: Model, ids: readonly unknown[], place: Place): Promise<Choice[]> {
  if (ids.length > mostLookedUp)
    throw new Refusal('badRequest', { reason: say(tooMany, place.language, { limit: mostLookedUp }) })
  const wanted = ids.filter((id) => !isEmpty(id)).map((id) => oneId(id, { model, place }))
  const { rows } = await sql<Choice>`select ${choiceColumns(model)} from ${sql.table(model.table)} t
    where t.tenant_id = ${session.tenantId} and t.id = any(${wanted}::text[])`.execute(tx)
  const found = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap((id) => found.get(id) ?? [])
}

const tooMany = label('一次最多查询 {limit} 条', 'at most {limit} at once', 'tối đa {limit} bản ghi mỗi lần')

/**
 * Options of a picker: at most twenty that hold what was typed (`queryValue`, in the field `queryName` or in all that are searched),
 * narrowed by `extras` (JSON of field to value). Who may see some of the records is offered those; who sees none, but may refer to
 * them, is offered all.
 */
export async function choose(tx: Tx, session: Session, model: Model, query: RawQuery, place: Place): Promise<Choice[]> {
  const { queryName, queryValue, extras, ...rest } = query
  const { conditions } = readQuestion(model, { ...rest, ...readExtras(extras, place.language) }, place)
  const text = textSearch(model, String(queryValue ?? ''), typeof queryName === 'string' ? queryName : undefined)
  return readChoices(tx, model, offered(session, model, [...conditions, text]), mostOptions)
}

/** The same by pages, narrowed like a list, for the dialog of a picker. */
export async function choicesPage(tx: Tx, session: Session, model: Model, query: RawQuery, place: Place): Promise<Page<Choice>> {
  const { conditions, current, size } = readQuestion(model, query, place)
  const where = offered(session, model, conditions)
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${sql.table(model.table)} t where ${where}`.execute(tx)
  const total = rows[0]?.total ?? 0
  const records = await readChoices(tx, model, where, size, (current - 1) * size)
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

function offered(session: Session, model: Model, asked: readonly (Sql | null)[]): Sql {
  const scope = scopeOf(session, model, 'view')
  const within = scope ? reach(session, scope, sql`t`) : null
  const where = [sql`t.tenant_id = ${session.tenantId}`, sql`not t.is_deleted`, ...asked, within]
  return sql.join(
    where.filter((part) => part !== null),
    sql` and `,
  )
}

async function readChoices(tx: Tx, model: Model, where: Sql, limit: number, offset = 0): Promise<Choice[]> {
  const { rows } = await sql<Choice>`select ${choiceColumns(model)} from ${sql.table(model.table)} t
    where ${where} order by ${choiceOrder(model)}, t.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** By name where names are sorted by an index, else newest first. */
function choiceOrder(model: Model): Sql {
  const display = model.parts.find(({ key }) => key === model.core.display)
  const column = display?.kind.sort(display.column, display.field)
  return column ? sql`t.${sql.id(column)}` : sql`t.create_time desc`
}

const wrongExtras = label('extras 应为 JSON 对象', 'extras must be a JSON object', 'extras phải là đối tượng JSON')

function readExtras(extras: RawQuery[string], language: Language): RawQuery {
  if (isEmpty(extras)) return {}
  try {
    const read: unknown = JSON.parse(String(extras))
    if (isObject(read))
      return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, isEmpty(value) ? undefined : String(value)]))
  } catch {
    // told below, as every other wrong form
  }
  throw new Refusal('badRequest', { reason: say(wrongExtras, language) })
}
