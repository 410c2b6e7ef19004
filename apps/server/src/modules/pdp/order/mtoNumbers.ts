import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { mtono } from '@bip/contract/resources'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelFor, modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { nextSerials } from '../../../resources/write/serial.ts'
import { linesIn } from './configure.ts'

const model = modelOf(mtono)
const taken = label(
  '计划跟踪号 {no} 已属于订单 {order}，请换一个或留空自动编号',
  'The MTO number {no} belongs to the order {order}. Take another, or leave it open to have one given',
  'Số MTO {no} đã thuộc đơn {order}. Hãy chọn số khác hoặc bỏ trống để cấp tự động',
)

async function refuseTaken({ tx, session, place }: Context, orderNo: unknown, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ no: string; order: string }>`select mto_no as no, order_no as "order" from mtono
    where tenant_id = ${session.tenantId} and not is_deleted and mto_no = any(${numbers}::text[])`.execute(tx)
  const other = rows.find(({ order }) => order !== orderNo)
  if (other) throw notPossible(place, taken, other)
  return rows.map(({ no }) => no)
}

/** Gives each line of an order that passes its MTO number, where the business type has them, and keeps all of them to be looked up. */
export async function giveMtoNumbers(context: Context, resource: 'erpOrder' | 'erpOrderNe', order: AnyRecord): Promise<void> {
  const { tx, session, place, at } = context
  const { tenantId } = session
  if (!Array.isArray(order.shownFields) || !order.shownFields.includes('mtoNo')) return
  const lines = linesIn(order, 'lines')
  const typed = lines.flatMap(({ mtoNo }) => (isEmpty(mtoNo) ? [] : [String(mtoNo)]))
  const known = new Set(await refuseTaken(context, order.orderNo, typed))
  const open = lines.filter(({ mtoNo }) => isEmpty(mtoNo))
  const given = await nextSerials(tx, tenantId, model, {
    key: 'mtoNo',
    field: mtono.fields.mtoNo,
    count: open.length,
    at,
    timeZone: place.timeZone,
  })
  const table = modelFor(resource).lines[0]?.table
  if (open.length > 0 && table)
    await sql`update ${sql.table(table)} l set mto_no = g.no from jsonb_to_recordset(${JSON.stringify(
      open.map(({ id }, index) => ({ id, no: given[index] })),
    )}::jsonb) as g (id text, no text) where l.tenant_id = ${tenantId} and l.id = g.id collate "C"`.execute(tx)
  const numbered = lines.map((line) => ({ ...line, mtoNo: isEmpty(line.mtoNo) ? given[open.indexOf(line)] : String(line.mtoNo) }))
  const fresh = numbered.filter(
    ({ mtoNo }, index) => !known.has(String(mtoNo)) && index === numbered.findIndex((one) => one.mtoNo === mtoNo),
  )
  const now = at.toISOString()
  await insertRecords(
    tx,
    model,
    fresh.map((line: Values) => ({
      base: {
        ...{ tenant_id: tenantId, id: newId(), version: 1, is_deleted: false },
        ...{
          create_user: session.userId,
          create_dept: session.deptId,
          create_time: now,
          update_user: session.userId,
          update_time: now,
        },
      },
      values: {
        ...{ mtoNo: line.mtoNo, orderNo: order.orderNo, customerId: order.customerId, projectId: order.projectId ?? null },
        ...{ erpOrderId: null, erpOrderNeId: null, [`${resource}Id`]: order.id },
        ...{ materialId: line.materialId, quantity: line.quantity, dueOn: line.lineDelivery ?? order.deliveryDate ?? null },
      },
    })),
  )
}
