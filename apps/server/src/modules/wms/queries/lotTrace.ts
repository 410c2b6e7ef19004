import { customer, lotTrace as declared, stockBalance, stockEntry, supplier } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { answering } from '../../../queries/answer.ts'
import { lotId } from '../../../resources/stock/lots.ts'

/** A lot is followed through so many orders of production. */
const maxDepth = 8

/** Lines of issues to production and of receipts from it, each with the order they name. */
const made = (tenantId: string): { used: Sql; became: Sql } => ({
  used: sql`select l.lot_no, l.serial_no, l.material_id, l.source_no from wms_out_stock_lines l
    join wms_out_stock h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.doc_status = 'posted' and not h.is_deleted
    where l.tenant_id = ${tenantId} and h.out_type = 'production' and l.source_no is not null`,
  became: sql`select l.lot_no, l.serial_no, l.material_id, l.source_no from wms_in_stock_lines l
    join wms_in_stock h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.doc_status = 'posted' and not h.is_deleted
    where l.tenant_id = ${tenantId} and h.in_type = 'production' and l.source_no is not null`,
})

export const lotTrace = answering(declared, ({ asked: { lot, way }, tenantId, within }) => {
  const isUp = way.includes('up')
  const { used, became } = made(tenantId)
  // Downwards what was used leads to what was made of it, upwards what was made to what was used for it.
  const [from, to] = isUp ? [became, used] : [used, became]
  const sign = isUp ? sql`e.quantity > 0` : sql`e.quantity < 0`
  const lying = isUp
    ? sql``
    : sql`union all select 'b' || b.id, t.depth, b.lot_no, b.serial_no, b.material_id, null, null, null, null, b.last_moved_on,
        b.quantity, null, null, b.warehouse_id, b.location_id
      from lots t join stock_balance b on ${within(stockBalance, 'b')} and b.quantity <> 0
        and b.material_id = t.material_id and coalesce(b.lot_no, '') = coalesce(t.lot_no, '') and coalesce(b.serial_no, '') = coalesce(t.serial_no, '')`
  return sql`with recursive lots (lot_no, serial_no, material_id, depth) as (
      select distinct b.lot_no, b.serial_no, b.material_id, 0 from stock_entry b
        where ${within(stockEntry, 'b')} and (b.lot_no in (${lot}, (select lot_no from stock_lot where tenant_id = ${tenantId} and id = ${lotId(lot.trim())}))
          or b.serial_no = ${lot.trim()})
      union
      select y.lot_no, y.serial_no, y.material_id, t.depth + 1 from lots t
        join (${from}) x on x.material_id = t.material_id and coalesce(x.lot_no, '') = coalesce(t.lot_no, '')
          and coalesce(x.serial_no, '') = coalesce(t.serial_no, '')
        join (${to}) y on y.source_no = x.source_no
        where t.depth < ${maxDepth} and (y.lot_no is not null or y.serial_no is not null))
    select 'e' || e.id as id, t.depth, e.lot_no, e.serial_no, e.material_id, e.source_type, e.source_no, e.source_id,
      coalesce(i.source_no, o.source_no, si.source_no, so.source_no) as order_no, e.posted_on, e.quantity,
      s.id as supplier_id, c.id as customer_id, e.warehouse_id, e.location_id
    from (select lot_no, serial_no, material_id, min(depth) as depth from lots group by 1, 2, 3) t
    join stock_entry e on ${within(stockEntry, 'e')} and ${sign} and not e.is_reverse and e.material_id = t.material_id
      and coalesce(e.lot_no, '') = coalesce(t.lot_no, '') and coalesce(e.serial_no, '') = coalesce(t.serial_no, '')
      and not exists (select from stock_entry r where r.tenant_id = e.tenant_id and r.source_id = e.source_id
        and r.source_line_id = e.source_line_id and r.is_reverse and r.create_time >= e.create_time)
    left join wms_in_stock_lines i on i.tenant_id = e.tenant_id and i.id = e.source_line_id
    left join wms_out_stock_lines o on o.tenant_id = e.tenant_id and o.id = e.source_line_id
    left join wms_out_stock oh on oh.tenant_id = e.tenant_id and oh.id = e.source_id
    left join scm_in_stock_lines si on si.tenant_id = e.tenant_id and si.id = e.source_line_id
    left join scm_in_stock sih on sih.tenant_id = e.tenant_id and sih.id = e.source_id
    left join scm_out_stock_lines so on so.tenant_id = e.tenant_id and so.id = e.source_line_id
    left join scm_out_stock soh on soh.tenant_id = e.tenant_id and soh.id = e.source_id
    left join supplier s on s.id = sih.supplier_id and ${within(supplier, 's')}
    left join customer c on c.id = coalesce(soh.customer_id, oh.customer_id) and ${within(customer, 'c')}
    ${lying}`
})
