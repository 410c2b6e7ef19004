import { stockEntry } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import type { Asking } from '../../../queries/answer.ts'

/**
 * What came and went by material, warehouse and day, as rows of `stock_day`: the sums that the ledger keeps, or, for somebody who may not see
 * all of it, those of the entries within reach.
 */
export const stockDays = ({ tenantId, within, readsAll }: Pick<Asking, 'tenantId' | 'within' | 'readsAll'>, where: Sql): Sql =>
  readsAll(stockEntry)
    ? sql`select e.material_id, e.warehouse_id, e.posted_on, e.received, e.issued, e.received_value, e.issued_value
        from stock_day e where e.tenant_id = ${tenantId} ${where}`
    : sql`select e.material_id, e.warehouse_id, e.posted_on, greatest(e.quantity, 0) as received, greatest(-e.quantity, 0) as issued,
          greatest(e.value, 0) as received_value, greatest(-e.value, 0) as issued_value
        from stock_entry e where ${within(stockEntry, 'e')} ${where}`
