import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { wireBom } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { linesOf } from '../orders/items.ts'

const bomModel = modelOf(wireBom)

const twice = label(
  '线号 {no} 出现了两次；请改成不同的线号',
  'The wire {no} is there twice. Give each a number of its own',
  'Dây số {no} xuất hiện hai lần. Hãy đặt số khác nhau',
)
const tooMany = label(
  '完成数量 {done} 超过计划数量 {qty}',
  '{done} finished is more than the {qty} that were ordered',
  'Số hoàn thành {done} vượt số lệnh {qty}',
)
const needsRunning = label(
  '执行单 {orders} 正按此清单生产；请在“在制处理”中写明如何处理，再提交审核',
  'The orders {orders} are being made by this list. Say in “Orders in progress” what becomes of them, then send it for audit',
  'Các lệnh {orders} đang làm theo danh mục này. Hãy ghi cách xử lý ở “Xử lý lệnh đang làm” rồi gửi duyệt',
)
const needsOpinion = label('退回时请填写审核意见', 'Say why it is sent back', 'Hãy ghi lý do trả lại')

function refuseSameWire({ place }: Context, values: Values): void {
  const seen = new Set<string>()
  for (const { wireNo } of linesOf(values.wires)) {
    if (seen.has(String(wireNo))) throw notPossible(place, twice, { no: String(wireNo) })
    seen.add(String(wireNo))
  }
}

function refuseTooMany({ place }: Context, { finishedQty, qty }: Values): void {
  if (Number(finishedQty ?? 0) > Number(qty ?? 0))
    throw notPossible(place, tooMany, { done: String(finishedQty), qty: String(qty) })
}

function refuseSilence({ place }: Context, _record: AnyRecord, { result, opinion }: Values): void {
  if (result === 'rejected' && !opinion) throw notPossible(place, needsOpinion)
}

/** Who changes a list says what becomes of the orders that are made by it now. */
async function askOfRunning({ tx, session, place }: Context, change: AnyRecord): Promise<void> {
  if (!isEmpty(change.running)) return
  const { rows } = await sql<{ no: string }>`select no from wire_execute where tenant_id = ${session.tenantId} and not is_deleted
    and bom_id = ${change.bomId} and audit_status = 'passed' and coalesce(finished_qty, 0) < qty order by no limit 5`.execute(tx)
  if (rows.length > 0) throw notPossible(place, needsRunning, { orders: rows.map(({ no }) => no).join('、') })
}

/** A change that passed gives its list the new version. */
async function auditChange(context: Context, change: AnyRecord, args: Values): Promise<void> {
  refuseSilence(context, change, args)
  if (args.result !== 'passed') return
  const values = { bomVersion: change.newVersion }
  await setValues(context, bomModel, { id: String(change.bomId), values, operation: 'change' })
}

const audit = async (...asked: Parameters<typeof refuseSilence>): Promise<void> => refuseSilence(...asked)

export const wireExtensions: Readonly<Record<string, Extension>> = {
  wireBom: { beforeSave: refuseSameWire, operations: { audit } },
  wireExecute: { beforeSave: refuseTooMany, operations: { audit } },
  wireChange: { operations: { commit: askOfRunning, audit: auditChange } },
}
