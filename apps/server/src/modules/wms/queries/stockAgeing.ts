import { stockAgeing as declared, material, stockBalance } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

export const stockAgeing = answering(declared, ({ at, place, within }) => {
  const names = columnsOf(material, 'm', { materialCode: 'materialCode', materialName: 'materialName' })
  const idle = sql`(${localDay(at, place.timeZone)}::date - b.last_moved_on)`
  const age = sql`(${localDay(at, place.timeZone)}::date - b.first_in_on)`
  return sql`select b.id, b.id as balance_id, ${names}, b.warehouse_id, b.location_id, b.lot_no, b.quantity, m.unit, b.value,
      b.first_in_on, b.last_moved_on, ${idle} as idle_days, b.expires_on,
      case when ${age} <= 30 then 'd30' when ${age} <= 90 then 'd90' when ${age} <= 180 then 'd180' when ${age} <= 365 then 'd365'
        else 'older' end as age_band
    from stock_balance b join material m on m.id = b.material_id and ${within(material, 'm')}
    where ${within(stockBalance, 'b')} and b.quantity > 0`
})
