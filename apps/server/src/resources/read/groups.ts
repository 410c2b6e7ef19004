import { checkValue, groupsBy, isInstant, type ListGroups, label, maxGroups, maxWholeRows, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { type Model, type Part, partNamed } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { readValueNames } from '../../model/valueNames.ts'
import { summedParts } from './totals.ts'

const notGrouped = label('不能按“{name}”分组', 'one cannot group by “{name}”', 'không thể nhóm theo “{name}”')

type Row = { value: string | null; count: number; sums: Record<string, string | null> }

/** The rows that `where` matches by the values of a field, each group with its count and sums. Throws `badRequest` for fields that make no groups. */
export async function groupsOf(
  tx: Tx,
  tenantId: string,
  model: Model,
  by: string,
  where: Sql,
  place: Place,
): Promise<ListGroups> {
  const part = partNamed(model, by)
  const way = groupsBy(part?.field)
  if (!part || !way) throw new Refusal('badRequest', { reason: say(notGrouped, place.language, { name: by.slice(0, 60) }) })
  const value = way === 'month' ? monthOf(part, place.timeZone) : sql`nullif(t.${sql.id(part.column)}::text, '')`
  const { parts, pairs } = summedParts(model)
  const columns = parts.map(({ column }) => sql`, t.${sql.id(column)}`)
  const { rows } = await sql<
    Row & { read: number }
  >`select c.value, count(*)::int as count, json_build_object(${sql.join(pairs)}) as sums,
      sum(count(*)) over ()::int as read
    from (select ${value} as value${sql.join(columns, sql``)} from ${sql.table(model.table)} t where ${where} limit ${maxWholeRows + 1}) c
    group by c.value order by count(*) desc, c.value limit ${maxGroups + 1}`.execute(tx)
  const shown = rows.slice(0, maxGroups)
  const labels = way === 'month' ? undefined : await labelsOf(tx, tenantId, model, part, shown, place)
  return {
    groups: shown.map(({ value, count, sums }) => ({ value, count, sums, label: labels?.get(value) ?? value ?? '' })),
    isCut: rows.length > maxGroups || (rows[0]?.read ?? 0) > maxWholeRows,
  }
}

/** Days have the tenant's months. */
const monthOf = ({ field, column }: Part, timeZone: string): Sql => {
  const at = sql`t.${sql.id(column)}`
  return isInstant(field) ? sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM')` : sql`to_char(${at}, 'YYYY-MM')`
}

/** What the values are called. */
async function labelsOf(tx: Tx, tenantId: string, model: Model, { key, field, kind }: Part, rows: readonly Row[], place: Place) {
  const valueNames = await readValueNames(
    tx,
    tenantId,
    model,
    rows.map(({ value }) => ({ [key]: value })),
    place,
  )
  const nameOf = (value: string | null): string => {
    const checked = value === null ? undefined : checkValue(field, value)
    return checked && 'value' in checked ? kind.print(field, checked.value, valueNames) : ''
  }
  return new Map(rows.map(({ value }) => [value, nameOf(value)]))
}
