import { type AnyRecord, label } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'
import { settledSql, settlements } from '../../resources/stock/documents/openOrders.ts'
import { settleRate } from './rates.ts'

const received = label(
  '{no} 已有 {count} 行到货，不能作废；请用“采购变更”关闭余量，或先驳回入库单',
  '{no} has {count} {count|line|lines} received, so it cannot be void. Close its rest by an amendment, or reject the receipts first',
  '{no} đã nhận {count} dòng nên không hủy được. Hãy đóng phần còn lại bằng thay đổi đơn hoặc từ chối phiếu nhập trước',
)

/** What came in for an order keeps its order: who paid for it is found by that. */
async function refuseReceived(context: Context, order: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  await sql`select from purchase_order where tenant_id = ${session.tenantId} and id = ${order.id} for no key update`.execute(tx)
  const lines = (Array.isArray(order.lines) ? order.lines : []) as Values[]
  const materials = lines.map(({ materialId }) => String(materialId))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order_lines l
    join (${settledSql(settlements.purchase, session.tenantId, materials)}) s on s.line_id = l.id and s.quantity > 0
    where l.tenant_id = ${session.tenantId} and l.parent_id = ${order.id}`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count > 0) throw notPossible(place, received, { no: String(order.no), count })
}

export const purchaseOrderExtension: Extension = {
  beforeSave: settleRate(purchaseOrder, 'purchaseDate'),
  operations: { invalid: refuseReceived },
}
