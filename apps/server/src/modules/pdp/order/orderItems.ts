import { erpOrderItem as declared, erpOrder, erpOrderNe } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { columnsOf } from '../../../queries/columnsOf.ts'

/** Lines of both kinds of orders. */
export const erpOrderItem = answering(declared, ({ within }) => {
  const of = (
    core: typeof erpOrder | typeof erpOrderNe,
    table: string,
  ) => sql`select l.id, o.id as order_id, ${columnsOf(core, 'o', { orderNo: 'orderNo' })}, o.order_no as order_no_sort,
      l.line_no + 1 as line_no, o.order_status, o.customer_id, o.project_id, l.material_id, l.mto_no, l.quantity, l.price, l.tax_rate, l.amount,
      o.currency, coalesce(l.line_delivery, o.delivery_date) as line_delivery
    from ${sql.table(table)} l join ${sql.table(table.replace('_lines', ''))} o on o.tenant_id = l.tenant_id and o.id = l.parent_id
    where ${within(core, 'o')}`
  return sql`${of(erpOrder, 'erp_order_lines')} union all ${of(erpOrderNe, 'erp_order_ne_lines')}`
})
