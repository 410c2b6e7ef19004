import { erpComparison as declared, erpInventory, material, stockBalance } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

export const erpComparison = answering(declared, ({ asked: { differsOnly }, within }) => {
  const names = columnsOf(material, 'm', { materialCode: 'materialCode', materialName: 'materialName' })
  // Of the warehouses that the ERP keeps, what it does not know is a difference as well.
  return sql`with e as (select material_id, warehouse_id, sum(erp_quantity) as quantity, max(as_of) as as_of from erp_inventory i
      where ${within(erpInventory, 'i')} and i.warehouse_id is not null group by 1, 2),
    kept as (select warehouse_id, max(as_of) as as_of from e group by 1),
    s as (select material_id, warehouse_id, sum(quantity) as quantity from stock_balance b
      where ${within(stockBalance, 'b')} and b.warehouse_id in (select warehouse_id from kept) group by 1, 2 having sum(quantity) <> 0),
    both_ as (select coalesce(e.material_id, s.material_id) as material_id, coalesce(e.warehouse_id, s.warehouse_id) as warehouse_id,
        coalesce(e.quantity, 0) as erp_quantity, coalesce(s.quantity, 0) as quantity, e.as_of
      from e full join s on s.material_id = e.material_id and s.warehouse_id = e.warehouse_id)
    select c.material_id || '-' || c.warehouse_id as id, c.material_id, ${names}, c.warehouse_id, c.erp_quantity::numeric(24, 4) as erp_quantity,
      c.quantity::numeric(24, 4) as quantity, (c.erp_quantity - c.quantity)::numeric(24, 4) as difference, m.unit, coalesce(c.as_of, k.as_of) as as_of
    from both_ c join kept k on k.warehouse_id = c.warehouse_id
    join material m on m.id = c.material_id and ${within(material, 'm')}
    ${differsOnly === true ? sql`where c.erp_quantity <> c.quantity` : sql``}`
})
