import { type Choice, isFreeText } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Sql } from '../../../kinds/index.ts'
import { type SearchTerms, sortKeyStart } from '../../../kinds/search.ts'
import { type Model, partNamed } from '../../../model/model.ts'
import { foundIds, foundIn } from '../../../model/question.ts'
import { choiceColumns, choiceOrder, namesOf } from './choiceRows.ts'

/** Records that are ranked: a short text may stand in every one of a million, and the best of so many are good enough. */
const maxRanked = 1000

type Typed = {
  /** What may be chosen at all. */
  where: Sql
  typed: string
  search: SearchTerms
  /** Fields that are looked through. */
  keys: readonly string[]
  limit: number
}

type Ranked = Choice & { rank: number }

/**
 * The options for what was typed, best first: those called exactly so or with that very code, those whose name or code begins with it,
 * then those that hold it. Beginnings are read off an index; the rest is looked for where they are too few.
 */
export async function readTyped(tx: Tx, model: Model, shown: readonly string[], asked: Typed): Promise<Choice[]> {
  const { limit } = asked
  const begun = beginning(model, asked)
  const first = begun ? await ranked(tx, model, shown, asked, begun) : []
  const rest = first.length < limit ? await ranked(tx, model, shown, asked, holding(model, asked)) : []
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...rest.filter(({ id }) => !known.has(id))]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ rank: _, ...choice }) => choice)
}

/** The best of some records, with how good each is: 0 for what is called exactly so, 1 for a beginning, 2 for the rest. */
async function ranked(tx: Tx, model: Model, shown: readonly string[], { typed, limit }: Typed, ids: Sql): Promise<Ranked[]> {
  const named = model.parts
    .filter(({ key }) => namesOf(model).includes(key))
    .map(({ column }) => sql`lower(t.${sql.id(column)}::text)`)
  const text = sql`lower(${typed}::text)`
  const begins = sql.join(
    named.map((name) => sql`starts_with(${name}, ${text})`),
    sql` or `,
  )
  const { rows } = await sql<Ranked>`select ${choiceColumns(model, shown)},
      case when ${text} in (${sql.join(named)}) then 0 when ${begins} then 1 else 2 end as "rank"
    from ${sql.table(model.table)} t where t.tenant_id = current_setting('app.tenant') and t.id in (${ids})
    order by "rank", ${choiceOrder(model)}, t.id limit ${limit}`.execute(tx)
  return rows
}

/** The first records, by name and by code, that begin with what was typed; null where neither is sorted by an index. */
function beginning(model: Model, { where, typed, keys, limit }: Typed): Sql | null {
  const start = sortKeyStart(typed)
  const columns = namesOf(model)
    .filter((key) => keys.includes(key))
    .flatMap((key) => {
      const part = partNamed(model, key)
      const sorted = part && isFreeText(part.field) ? part.kind.sort(part.column, part.field) : null
      return sorted === null ? [] : [sorted]
    })
  if (start === null || columns.length === 0) return null
  const arms = columns.map((column) => {
    const sorted = sql`t.${sql.id(column)}`
    return sql`(select t.id from ${sql.table(model.table)} t where ${where} and ${sorted} >= ${start}
      and ${sorted} < ${`${start}\u{10FFFF}`} order by ${sorted}, t.id limit ${limit})`
  })
  return sql`select b.id from (${sql.join(arms, sql` union `)}) b`
}

/** The first of those that hold every word. */
function holding(model: Model, { where, search, keys }: Typed): Sql {
  const { table, core } = model
  if (core.computed)
    return sql`select t.id from ${sql.table(table)} t where ${where} and ${foundIn(model, search, keys)} limit ${maxRanked}`
  return sql`select t.id from (${foundIds(model, search, keys)}) f join ${sql.table(table)} t on t.id = f.id where ${where} limit ${maxRanked}`
}
