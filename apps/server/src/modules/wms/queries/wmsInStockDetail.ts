import { wmsInStockDetail as declared, material, wmsInStock } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

export const wmsInStockDetail = answering(declared, ({ within }) => {
  const names = columnsOf(material, 'm', { materialCode: 'materialCode', materialName: 'materialName' })
  const number = columnsOf(wmsInStock, 'd', { no: 'no' })
  return sql`select l.id, d.id as in_stock_id, ${number}, d.doc_status, d.in_type, d.posted_on, d.warehouse_id, ${names},
      l.quantity, l.unit, l.lot_no, l.serial_no, l.source_no
    from wms_in_stock_lines l join wms_in_stock d on d.tenant_id = l.tenant_id and d.id = l.parent_id
    join material m on m.tenant_id = l.tenant_id and m.id = l.material_id
    where ${within(wmsInStock, 'd')} and ${within(material, 'm')}`
})
