import { locationMap as declared, material, stockBalance, warehouse, warehouseLocation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'

/**
 * Locations and what lies in them are grouped together, without a join between both: ten thousand places are two scans however little the
 * database knows of its tables.
 */
export const locationMap = answering(declared, ({ asked: { warehouseId, materialId = [] }, within }) => {
  const here = sql`any(${warehouseId}::text[])`
  return sql`select y.id, y.location_name, y.location_aisle, y.location_rack, y.location_level, y.is_active, y.quantity, y.materials,
      (select m.material_name from material m where m.id = y.main and ${within(material, 'm')}) as material_name,
      case when y.quantity <= 0 then 0 when y.capacity > 0 then round(y.quantity / y.capacity, 4) end as share, y.holds
    from (select x.id, min(x.name) as location_name, min(x.aisle) as location_aisle, min(x.rack) as location_rack,
        min(x.level) as location_level, bool_or(x.is_active) as is_active, max(x.capacity) as capacity,
        coalesce(sum(x.quantity), 0) as quantity, count(distinct x.material_id) as materials,
        (array_agg(x.material_id order by x.quantity desc nulls last, x.material_id))[1] as main,
        coalesce(bool_or(x.material_id = any(${materialId}::text[])), false) as holds
      from (select l.id, l.location_name as name, l.location_aisle as aisle, l.location_rack as rack, l.location_level as level,
          l.is_active, l.capacity, null::text as material_id, null::numeric as quantity
          from warehouse_location l where ${within(warehouseLocation, 'l')} and l.warehouse_id = ${here}
            and exists (select from warehouse w where w.id = ${here} and ${within(warehouse, 'w')})
        union all
        select b.location_id, null, null, null, null, null, null, b.material_id, b.quantity
          from stock_balance b where ${within(stockBalance, 'b')} and b.warehouse_id = ${here} and b.location_id is not null
            and b.quantity <> 0) x
      group by x.id having min(x.name) is not null) y
    order by y.location_name`
})
