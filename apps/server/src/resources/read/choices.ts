import { type Choice, isEmpty, type Language, label, type Page, parentFields, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { RawQuery } from '../../http/route.ts'
import type { Sql } from '../../kinds/index.ts'
import { searchTerms } from '../../kinds/search.ts'
import { isObject, oneId } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import { type Place, readQuestion } from '../../model/question.ts'
import { isShared, reach, scopeOf } from '../../model/scope.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { fieldsAlong, isReferredTo, narrowingOf } from './choosers.ts'
import { countForeignIds } from './foreignIds.ts'
import { choiceColumns, namesOf, readChoices } from './options/choiceRows.ts'
import { readTyped } from './options/typed.ts'

export const maxOptions = 20
const maxLookedUp = 1000

/**
 * The names of records by id, removed ones among them, in the order asked. Whoever meets the id of a record beyond their reach in another
 * record may know what it is called, and nothing more of it than they are offered; ids that one does not see are counted. Throws
 * `badRequest` or `tooMany`.
 */
export async function lookUp(
  tx: Tx,
  { session, services }: { session: Session; services: Services },
  model: Model,
  ids: readonly unknown[],
  place: Place,
): Promise<Choice[]> {
  if (ids.length > maxLookedUp) throw new Refusal('badRequest', { reason: say(tooMany, place.language, { limit: maxLookedUp }) })
  const wanted = [...new Set(ids.filter((id) => !isEmpty(id)).map((id) => oneId(id, { model, place })))]
  const scope = scopeOf(session, model, 'view')
  const isWithin = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
  const isNamed = isReferredTo(model) ? isShared(model, sql`t`) : sql`false`
  const { rows } = await sql<
    Choice & { isSeen: boolean }
  >`select ${choiceColumns(model, [...namesOf(model), ...model.searched, ...fieldsAlong(model)])},
      (not t.is_deleted and ${isWithin}) as "isSeen" from ${sql.table(model.table)} t
    where t.tenant_id = ${session.tenantId} and t.id = any(${wanted}::text[]) and (${isWithin} or ${isNamed})`.execute(tx)
  countForeignIds(services, session, wanted.length - rows.filter(({ isSeen }) => isSeen).length)
  const shown = scope ? [model.core.display] : namesOf(model)
  const named = (row: Choice): Choice => ({
    id: row.id,
    label: row.label,
    ...Object.fromEntries(shown.map((key) => [key, row[key]])),
  })
  const found = new Map(rows.map(({ isSeen, ...row }) => [row.id, isSeen ? row : named(row)]))
  return wanted.flatMap((id) => found.get(id) ?? [])
}

const tooMany = label('一次最多查询 {limit} 条', 'at most {limit} at once', 'tối đa {limit} bản ghi mỗi lần')

/**
 * Options of a picker: at most twenty that hold what was typed (`queryValue`, in the field `queryName`, or in all that are searched where that is
 * the name or no field of them), best first; narrowed by `extras` (JSON of field to value). Who may see some of the records is offered those; who sees none, but may refer to
 * them, is offered all by name, and can ask for nothing but names.
 */
export async function choose(tx: Tx, session: Session, model: Model, query: RawQuery, place: Place): Promise<Choice[]> {
  const { queryName, queryValue, extras, ...rest } = query
  const { where, shown, searched, askable } = offered(session, model)
  const asked = Object.entries<RawQuery[string]>({ ...rest, ...readExtras(extras, place.language) })
  // What a core asks by itself tells nobody anything, so everybody's form may ask it.
  const isConstant = ([name, value]: [string, RawQuery[string]]) => narrowingOf(model).constants.includes(`${name}=${value}`)
  const { conditions: constant } = readQuestion(model, Object.fromEntries(asked.filter(isConstant)), place)
  const own = Object.fromEntries(asked.filter((one) => !isConstant(one)))
  const { conditions } = readQuestion(model, own, place, askable)
  // Pickers ask by the name, and people type codes and specifications.
  const isOfOne = queryName !== model.core.display && searched.some((key) => key === queryName)
  const typed = String(queryValue ?? '')
  const narrowed = allOf([...where, ...constant, ...conditions])
  const search = searchTerms(typed)
  if (search === null) return readChoices(tx, model, shown, { where: narrowed, limit: maxOptions })
  const keys = isOfOne ? [String(queryName)] : searched
  if (keys.length === 0) return []
  return readTyped(tx, model, shown, { where: narrowed, typed: typed.trim(), search, keys, limit: maxOptions })
}

/** The same by pages, narrowed like a list, for the dialog of a picker. */
export async function choicesPage(tx: Tx, session: Session, model: Model, query: RawQuery, place: Place): Promise<Page<Choice>> {
  const { where: within, shown, askable } = offered(session, model)
  const { conditions, current, size } = readQuestion(model, query, place, askable)
  const where = allOf([...within, ...conditions])
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${sql.table(model.table)} t where ${where}`.execute(tx)
  const total = rows[0]?.total ?? 0
  const records = await readChoices(tx, model, shown, { where, limit: size, offset: (current - 1) * size })
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

export type Offer = {
  where: Sql[]
  /** Fields that the options show. */
  shown: readonly string[]
  /** Fields that are looked through for what was typed. */
  searched: readonly string[]
  /** Fields that may narrow the options; all of them when absent. */
  askable?: ReadonlySet<string>
}

/** What a caller is offered of a resource. A field that is not shown must not be found out by asking either. */
export function offered(session: Session, model: Model): Offer {
  const there = [sql`t.tenant_id = ${session.tenantId}`, sql`not t.is_deleted`]
  const names = namesOf(model)
  const scope = scopeOf(session, model, 'view')
  if (scope) {
    const within = reach(session, scope, sql`t`)
    return { where: within ? [...there, within] : there, shown: [...names, ...model.searched], searched: model.searched }
  }
  const parents = parentFields(model.core).map(([key]) => key)
  return {
    where: [...there, isShared(model, sql`t`)],
    shown: names,
    searched: model.searched.filter((key) => names.includes(key)),
    askable: new Set([...names, 'id', ...parents, ...narrowingOf(model).keys]),
  }
}

export const allOf = (conditions: readonly (Sql | null)[]): Sql =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )

const wrongExtras = label('extras 应为 JSON 对象', 'extras must be a JSON object', 'extras phải là đối tượng JSON')

export function readExtras(extras: RawQuery[string], language: Language): RawQuery {
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
