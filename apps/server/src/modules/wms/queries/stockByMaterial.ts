import { stockByMaterial as declared, material, purchaseOrder, stockBalance } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'
import { settledSql, settlements } from '../../../resources/stock/documents/openOrders.ts'

export const stockByMaterial = answering(declared, ({ asked: { warehouseId, isShort }, tenantId, at, place, within }) => {
  const today = sql`${localDay(at, place.timeZone)}::date`
  const names = columnsOf(material, 'm', {
    materialCode: 'materialCode',
    materialName: 'materialName',
    specification: 'specification',
  })
  const here = warehouseId && warehouseId.length > 0 ? sql`and b.warehouse_id = any(${warehouseId}::text[])` : sql``
  const free = sql`coalesce(s.quantity, 0) - coalesce(s.reserved, 0)`
  const shortage = sql`greatest(coalesce(m.safety_stock, 0) - (${free}) - coalesce(o.open, 0), 0)`
  return sql`select m.id, m.id as material_id, ${names}, m.unit, coalesce(s.quantity, 0) as quantity, coalesce(s.reserved, 0) as reserved,
      ${free} as available, coalesce(o.open, 0) as on_order, coalesce(m.safety_stock, 0) as safety_stock, ${shortage} as shortage,
      coalesce(s.value, 0) as value
    from material m
    left join (select b.material_id, sum(b.quantity) as quantity, sum(b.reserved) as reserved, sum(b.value) as value
      from stock_balance b where ${within(stockBalance, 'b')} ${here} group by 1) s on s.material_id = m.id
    left join (select l.material_id, sum(greatest(l.quantity - coalesce(d.quantity, 0), 0)) as open
      from purchase_order_lines l join purchase_order p on p.tenant_id = l.tenant_id and p.id = l.parent_id
      left join (${settledSql(settlements.purchase, tenantId)}) d on d.line_id = l.id
      where ${within(purchaseOrder, 'p')} and p.process_status in ('inReview', 'approved') 
        and coalesce(p.delivery_date, ${today}) >= ${today} - 90
      group by 1) o on o.material_id = m.id
    where ${within(material, 'm')} and m.is_active and (s.material_id is not null or m.safety_stock > 0)
      ${isShort === true ? sql`and ${shortage} > 0` : sql``}`
})
