import { locationMap as declared, material, stockBalance, warehouse, warehouseLocation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'

/** Balances are summed once for the warehouse and joined to its locations: ten thousand places are two scans. */
export const locationMap = answering(declared, ({ asked: { warehouseId, materialId = [] }, within }) => {
  const here = sql`any(${warehouseId}::text[])`
  return sql`select l.id, l.location_name, l.location_aisle, l.location_rack, l.location_level, l.is_active,
      coalesce(s.quantity, 0) as quantity, coalesce(s.materials, 0) as materials, m.material_name,
      case when coalesce(s.quantity, 0) <= 0 then 0 when l.capacity > 0 then round(s.quantity / l.capacity, 4) end as share,
      coalesce(s.holds, false) as holds
    from warehouse_location l
    join warehouse w on w.tenant_id = l.tenant_id and w.id = l.warehouse_id and ${within(warehouse, 'w')}
    left join (select b.location_id, sum(b.quantity) as quantity, count(distinct b.material_id) as materials,
        (array_agg(b.material_id order by b.quantity desc, b.id))[1] as main, bool_or(b.material_id = any(${materialId}::text[])) as holds
      from stock_balance b where ${within(stockBalance, 'b')} and b.warehouse_id = ${here} and b.quantity <> 0
      group by 1) s on s.location_id = l.id
    left join material m on m.id = s.main and ${within(material, 'm')}
    where ${within(warehouseLocation, 'l')} and l.warehouse_id = ${here}
    order by l.location_name`
})
