import {
  cargoOwner,
  stockPivot as declared,
  stockPivotCells as declaredCells,
  material,
  type StockDimension,
  stockBalance,
  warehouse,
  warehouseLocation,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { groupOf, isDimension, narrowed } from './dimensions.ts'

type Within = Asking['within']

/** What the groups of a dimension are called, and where that is read. `g.id` is the group. */
const namings: Readonly<Record<StockDimension, (within: Within) => { name: Sql; detail: Sql; join: Sql }>> = {
  material: (within) => ({
    name: sql`n.material_code || ' ' || n.material_name`,
    detail: sql`n.specification`,
    join: sql`left join material n on n.id = g.id and ${within(material, 'n')}`,
  }),
  warehouse: (within) => ({
    name: sql`n.warehouse_code || ' ' || n.warehouse_name`,
    detail: sql`n.warehouse_address`,
    join: sql`left join warehouse n on n.id = g.id and ${within(warehouse, 'n')}`,
  }),
  location: (within) => ({
    name: sql`n.location_name`,
    detail: sql`w.warehouse_name`,
    join: sql`left join warehouse_location n on n.id = g.id and ${within(warehouseLocation, 'n')}
      left join warehouse w on w.id = n.warehouse_id and ${within(warehouse, 'w')}`,
  }),
  lot: () => ({ name: sql`g.id`, detail: sql`null::text`, join: sql`` }),
  owner: (within) => ({
    name: sql`n.cargo_owner_name`,
    detail: sql`n.cargo_owner_code`,
    join: sql`left join cargo_owner n on n.id = g.id and ${within(cargoOwner, 'n')}`,
  }),
}

/**
 * Quantities are added up where all are in one unit; across units only the worth is one figure. The first and the last unit tell that:
 * counting different ones would sort every balance.
 */
export const stockPivot = answering(declared, ({ asked: { by, ...asked }, within }) => {
  const [dimension = 'material'] = by.filter(isDimension)
  const { name, detail, join } = namings[dimension](within)
  const sum = (column: string): Sql =>
    sql`case when g.unit = g.last_unit then ${sql.ref(`g.${column}`)} end as ${sql.ref(column)}`
  return sql`select g.id, g.id as group_id, ${name} as group_name, ${detail} as detail,
      ${sum('quantity')}, ${sum('reserved')}, ${sum('available')}, case when g.unit = g.last_unit then g.unit end as unit, g.value, g.balances
    from (select ${groupOf(dimension)} as id, sum(b.quantity) as quantity, sum(b.reserved) as reserved,
        sum(b.quantity - b.reserved) as available, sum(b.value) as value, count(*) as balances,
        min(m.unit) as unit, max(m.unit) as last_unit
      from stock_balance b join material m on m.id = b.material_id and ${within(material, 'm')}
      where ${within(stockBalance, 'b')} and ${narrowed(asked)} and (b.quantity <> 0 or b.reserved <> 0) group by 1) g ${join}`
})

/** At most so many columns stand across; the rest is one column. */
const maxColumns = 20

export const stockPivotCells = answering(declaredCells, ({ asked: { by, across, groups, ...asked }, within }) => {
  const [[row = 'material'], [column = 'warehouse']] = [by.filter(isDimension), across.filter(isDimension)]
  const { name, join } = namings[column](within)
  return sql`select x.group_id || ' ' || x.id as id, x.group_id, x.id as across_id, x.name as across_name,
      case when x.unit = x.last_unit then x.quantity end as quantity, x.value
    from (select g.*, dense_rank() over (order by g.total desc, g.id) as place, ${name} as name
      from (select t.*, sum(t.value) over (partition by t.id) as total
        from (select ${groupOf(row)} as group_id, ${groupOf(column)} as id, sum(b.quantity) as quantity, sum(b.value) as value,
            min(m.unit) as unit, max(m.unit) as last_unit
          from stock_balance b join material m on m.id = b.material_id and ${within(material, 'm')}
          where ${within(stockBalance, 'b')} and ${narrowed(asked)} and b.quantity <> 0
            and ${groupOf(row)} = any(${groups.split('|')}::text[])
          group by 1, 2) t) g
      ${join}) x
    where x.place <= ${maxColumns} order by x.place, x.group_id`
})
