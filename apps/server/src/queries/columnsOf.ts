import type { Core } from '@bip/contract'
import { sql } from 'kysely'
import { columnName, type Sql } from '../kinds/index.ts'
import { modelOf, partNamed } from '../model/model.ts'

/**
 * Fields of a resource as columns of a query's rows: `columnsOf(customer, 'c', { customerName: 'fullname' })` selects the name with what it
 * is sorted and found by.
 */
export function columnsOf(core: Core, row: string, fields: Readonly<Record<string, string>>): Sql {
  const model = modelOf(core)
  const columns = Object.entries(fields).flatMap(([key, name]) => {
    const part = partNamed(model, name)
    if (!part) throw new Error(`A query takes the field "${name}" of "${core.key}", which has none of that name.`)
    return part.kind.columns(part.column, part.field).map((column) => {
      const own = `${columnName(key)}${column.name.slice(part.column.length)}`
      return sql`${sql.id(row)}.${sql.id(column.name)} as ${sql.id(own)}`
    })
  })
  return sql.join(columns)
}
