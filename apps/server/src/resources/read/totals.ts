import { maxWholeRows, summedFields, type Totals } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { type Model, type Part, partNamed } from '../../model/model.ts'

/**
 * Sums over the rows that `where` matches, in one statement that never reads more of them than are answered at once. `source` is the relation
 * `t`; default the table.
 */
export async function totalsOf(
  tx: Tx,
  model: Model,
  where: Sql,
  source: Sql = sql`${sql.table(model.table)} t`,
): Promise<Totals> {
  const { parts, pairs } = summedParts(model)
  if (parts.length === 0) return {}
  const columns = sql.join(parts.map(({ column }) => sql`t.${sql.id(column)}`))
  const { rows } = await sql<{ count: number; sums: Record<string, string | null> }>`select count(*)::int as count,
    json_build_object(${sql.join(pairs)}) as sums
    from (select ${columns} from ${source} where ${where} limit ${maxWholeRows + 1}) c`.execute(tx)
  const [answer] = rows
  return answer && answer.count <= maxWholeRows ? answer.sums : null
}

/** The columns that sums are made of, and the sums over a relation `c` of them, as names and values of one JSON object. */
export function summedParts(model: Model): { parts: Part[]; pairs: Sql[] } {
  const sums = summedFields(model.core).flatMap(({ key, currency }) => {
    const part = partNamed(model, key)
    return part ? [{ part, currency: currency === undefined ? undefined : partNamed(model, currency) }] : []
  })
  return {
    parts: [...new Set(sums.flatMap(({ part, currency }) => (currency ? [part, currency] : [part])))],
    pairs: sums.flatMap(({ part, currency }) => [sql.lit(part.key), sumOf(part, currency)]),
  }
}

/** Amounts of several currencies have no sum. */
function sumOf(part: Part, currency: Part | undefined): Sql {
  const amount = sql`c.${sql.id(part.column)}`
  const sum = part.kind.wire(sql`sum(${amount})`)
  if (!currency) return sum
  const of = sql`coalesce(c.${sql.id(currency.column)}, '') collate "C"`
  const isFilled = sql`filter (where ${amount} is not null)`
  return sql`case when min(${of}) ${isFilled} = max(${of}) ${isFilled} then ${sum} end`
}
