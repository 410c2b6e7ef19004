import { erpComparison as declared, erpInventory, material, stockBalance } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

export const erpComparison = answering(declared, ({ asked: { differsOnly }, within }) => {
  const names = columnsOf(material, 'm', { materialCode: 'materialCode', materialName: 'materialName' })
  return sql`select e.material_id || '-' || e.warehouse_id as id, e.material_id, ${names}, e.warehouse_id,
      e.quantity as erp_quantity, coalesce(s.quantity, 0) as quantity, e.quantity - coalesce(s.quantity, 0) as difference, m.unit, e.as_of
    from (select material_id, warehouse_id, sum(erp_quantity) as quantity, max(as_of) as as_of from erp_inventory i
      where ${within(erpInventory, 'i')} and i.warehouse_id is not null group by 1, 2) e
    join material m on m.id = e.material_id and ${within(material, 'm')}
    left join (select material_id, warehouse_id, sum(quantity) as quantity from stock_balance b
      where ${within(stockBalance, 'b')} group by 1, 2) s on s.material_id = e.material_id and s.warehouse_id = e.warehouse_id
    ${differsOnly === true ? sql`where e.quantity <> coalesce(s.quantity, 0)` : sql``}`
})
