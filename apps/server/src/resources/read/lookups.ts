import type { Choice, Choices, Page } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { RawQuery } from '../../http/route.ts'
import type { Model } from '../../model/model.ts'
import { type Place, readQuestion, textSearch } from '../../model/question.ts'
import type { Session } from '../../services/session.ts'
import { allOf, maxOptions, offered, readExtras } from './choices.ts'
import { readChoices } from './options/choiceRows.ts'

type Asking = { tx: Tx; session: Session; model: Model; place: Place }

/**
 * The options of a named lookup: at most twenty, or a page. They are narrowed as a picker's are, by fields, `search` or `queryValue`; who
 * does not see the records is offered names alone.
 */
export async function namedChoices(
  { tx, session, model, place }: Asking,
  lookup: Choices,
  query: RawQuery,
): Promise<Choice[] | Page<Choice>> {
  const { queryName: _name, queryValue, search, extras, ...rest } = withoutSign(query, lookup.wildcard)
  const { where: there, shown, searched, askable } = offered(session, model)
  const asked = readQuestion(model, { ...rest, ...readExtras(extras, place.language) }, place, askable)
  const always = readQuestion(model, filterOf(lookup), place)
  const text = textSearch(model, String(search ?? queryValue ?? ''), searched)
  const where = allOf([...there, ...asked.conditions, ...always.conditions, text])
  const columns = Object.entries(lookup.columns ?? {}).filter(([, field]) => !askable || shown.includes(field))
  const fields = [...new Set([...shown, ...columns.map(([, field]) => field)])]
  const named = (row: Choice): Choice => ({
    ...(lookup.columns ? { id: row.id, label: row.label } : row),
    ...Object.fromEntries(columns.map(([name, field]) => [name, row[field]])),
    ...(lookup.rowKey && { [lookup.rowKey]: row.id }),
  })
  const read = (limit: number, offset = 0) => readChoices(tx, model, fields, { where, limit, offset })
  if (!lookup.isPaged) return (await read(maxOptions)).map(named)
  const { current, size } = asked
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from ${sql.table(model.table)} t where ${where}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  const records = (await read(size, (current - 1) * size)).map(named)
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

/** What every option holds, as a list is asked for it. */
const filterOf = ({ filter = {} }: Choices): RawQuery =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) =>
      typeof value === 'string' ? [field, value] : [`${field}_in`, value.join(',')],
    ),
  )

/** Texts without the sign that callers put around what they look for. */
function withoutSign(query: RawQuery, sign: string | undefined): RawQuery {
  if (!sign) return query
  const bare = (text: string): string => {
    const from = text.startsWith(sign) ? sign.length : 0
    const rest = text.slice(from)
    return rest.endsWith(sign) ? rest.slice(0, -sign.length) : rest
  }
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(bare) : value && bare(value)]),
  )
}
