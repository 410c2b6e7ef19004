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

/** Rows `b` of one group of each dimension that is named. */
export const narrowed = (asked: Readonly<Partial<Record<StockDimension, string>>>): Sql => {
  const parts = stockDimensions.flatMap((dimension) => {
    const wanted = asked[dimension]
    if (wanted === undefined) return []
    const column = sql.ref(`b.${columns[dimension]}`)
    return wanted === noDimension ? sql`${column} is null` : sql`${column} = ${wanted}`
  })
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

export const isDimension = (name: string | undefined): name is StockDimension => stockDimensions.some((one) => one === name)
