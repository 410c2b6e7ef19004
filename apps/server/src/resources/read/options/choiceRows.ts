import type { Choice } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Sql } from '../../../kinds/index.ts'
import { displayColumn, type Model } from '../../../model/model.ts'

/** What names a record: the field that it is called by, and the one that stands beside it. */
export const namesOf = ({ core: { display, subtitle } }: Model): string[] => [display, ...(subtitle ? [subtitle] : [])]

/** The columns a choice shows: what names the record and, to who sees such records, what it is found by. */
export function choiceColumns(model: Model, keys: readonly string[]): Sql {
  const columns = model.parts.filter(({ key }) => keys.includes(key))
  return sql.join([
    sql`t.id as "id"`,
    sql`coalesce(t.${sql.id(displayColumn(model))}, t.id) as "label"`,
    ...columns.map(({ key, column, kind }) => sql`${kind.wire(sql`t.${sql.id(column)}`)} as ${sql.id(key)}`),
  ])
}

type Portion = { where: Sql; limit: number; offset?: number }

export async function readChoices(
  tx: Tx,
  model: Model,
  shown: readonly string[],
  { where, limit, offset = 0 }: Portion,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`select ${choiceColumns(model, shown)} from ${sql.table(model.table)} t
    where ${where} order by ${choiceOrder(model)}, t.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** By name where names are sorted by an index, else newest first. */
export function choiceOrder(model: Model): Sql {
  const display = model.parts.find(({ key }) => key === model.core.display)
  const column = display?.kind.sort(display.column, display.field)
  return column ? sql`t.${sql.id(column)}` : sql`t.create_time desc`
}
