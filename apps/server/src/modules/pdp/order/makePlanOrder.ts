import { type AnyRecord, label } from '@bip/contract'
import { planOrder, planOrderItem } from '@bip/contract/resources'
import { sql } from 'kysely'
import { columnName } from '../../../kinds/index.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { save } from '../../../resources/write/save.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { linesIn } from './configure.ts'

const orders = modelOf(planOrder)
const items = modelOf(planOrderItem)

const already = label(
  '已有计划订单 {no}；请先取消它再重新生成',
  'There is the plan order {no} for it already. Cancel that before another one is made',
  'Đã có lệnh kế hoạch {no}. Hãy hủy lệnh đó trước khi tạo lại',
)
const noLines = label('订单没有明细，无法生成计划订单', 'The order has no lines to plan', 'Đơn không có dòng nào để lập kế hoạch')

/** The plan order of an order and its items: made once, with a link from each to the other. Answers its id and number. */
export async function makePlanOrder(
  context: Context,
  resource: 'erpOrder' | 'erpOrderNe',
  order: AnyRecord,
  args: Values,
): Promise<{ id: string; no: string }> {
  const { tx, session, place } = context
  const link = `${resource}Id`
  const { rows } = await sql<{ no: string }>`select plan_order_no as no from plan_order where tenant_id = ${session.tenantId}
    and not is_deleted and ${sql.id(columnName(link))} = ${order.id} and plan_order_status <> 'DC_MMR_PLAN_ORDER_STATUS_V' limit 1`.execute(
    tx,
  )
  if (rows[0]) throw notPossible(place, already, rows[0])
  const lines = linesIn(order, 'lines')
  const [first] = lines
  if (!first) throw notPossible(place, noLines)
  const { rows: named } = await sql<{
    name: string
  }>`select material_name as name from material where tenant_id = ${session.tenantId}
    and id = ${String(order.equipmentId ?? first.materialId)}`.execute(tx)
  const made = await save(
    { ...context, model: orders, extension: {} },
    {
      customerProductName: named[0]?.name ?? String(order.orderNo),
      customerId: order.customerId,
      categoryId: args.categoryId,
      saleOrderId: order.saleOrderId ?? null,
      orgId: order.orgId,
      stockOrgId: order.stockOrgId ?? order.orgId,
      quantity: '1',
      unit: 'set',
      priority: 'normal',
      managerId: order.tpmUserId ?? null,
      deptId: order.deptId ?? null,
      startDate: args.startDate,
      promisedDate: order.deliveryDate ?? null,
    },
  )
  await setValues(context, orders, { id: made.id, values: { [link]: order.id } })
  for (const [at, line] of lines.entries())
    await save(
      { ...context, model: items, extension: {} },
      {
        planOrderId: made.id,
        itemNo: String((at + 1) * 10),
        materialId: line.materialId,
        quantity: line.quantity,
        neededOn: line.lineDelivery ?? order.deliveryDate ?? null,
        sourceNo: line.mtoNo ?? order.orderNo,
      },
    )
  return { id: made.id, no: String(made.planOrderNo) }
}
