import { noDimension, type StockDimension, stockDimensions } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'

/** The column of balances and entries by which each dimension is told apart. */
const columns: Readonly<Record<StockDimension, string>> = {
  material: 'material_id',
  warehouse: 'warehouse_id',
  location: 'location_id',
  lot: 'lot_no',
  owner: 'owner_id',
}

/** What a balance belongs to by a dimension; `-` where it has none. */
export const groupOf = (dimension: StockDimension): Sql =>
  sql`coalesce(${sql.ref(`b.${columns[dimension]}`)}, ${sql.lit(noDimension)})`

/** Rows `b` of one group of each dimension that is named, or of several where the group is a record. */
export const narrowed = (asked: Readonly<Partial<Record<StockDimension, string>>>): Sql => {
  const parts = stockDimensions.flatMap((dimension) => {
    const wanted = asked[dimension]
    if (wanted === undefined) return []
    const column = sql.ref(`b.${columns[dimension]}`)
    if (wanted === noDimension) return sql`${column} is null`
    return dimension === 'lot' ? sql`${column} = ${wanted}` : sql`${column} = any(${wanted.split(',')}::text[])`
  })
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** Rows of one balance, by the column of its id; all where none is named. */
export const ofBalance = (column: Sql, balance: string | undefined): Sql =>
  balance === undefined ? sql`` : sql`and ${column} = ${balance}`

export const isDimension = (name: string | undefined): name is StockDimension => stockDimensions.some((one) => one === name)
