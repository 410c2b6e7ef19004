import { purchaseBySupplier as declared, purchaseOrder, supplier } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../queries/answer.ts'
import { columnsOf } from '../../queries/columnsOf.ts'

export const purchaseBySupplier = answering(declared, ({ asked: { orderedOn }, within }) => {
  const names = columnsOf(supplier, 's', { supplierName: 'supplierName', supplierCode: 'supplierCode' })
  return sql`select s.id || '-' || o.currency as id, s.id as supplier_id, ${names}, o.currency, o.orders, o.total, o.last_order
    from (select supplier_id, currency, count(*) as orders, sum(total) as total, max(purchase_date) as last_order
      from purchase_order o where ${within(purchaseOrder, 'o')} and o.process_status <> 'invalid'
        and o.purchase_date >= ${orderedOn?.ge ?? '0001-01-01'} and o.purchase_date <= ${orderedOn?.le ?? '9999-12-31'}
      group by supplier_id, currency) o
    join supplier s on s.id = o.supplier_id and ${within(supplier, 's')}`
})
