import { type AnyRecord, type Core, changesBetween, computeInto, label } from '@bip/contract'
import { mo, purchaseOrder, purchaseRequest } from '@bip/contract/resources'
import { writeHistory } from '../../../../model/changes.ts'
import type { Context, Values } from '../../../../model/extension.ts'
import { type Model, modelOf } from '../../../../model/model.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { demand } from '../../../../model/scope.ts'
import { actOn } from '../../../../resources/act/act.ts'
import { updateRecord } from '../../../../resources/draft/rows.ts'
import { lockRecords, readRecord } from '../../../../resources/read/read.ts'
import { setValues } from '../../../../resources/write/setValues.ts'
import { moExtension } from '../../../mps/orders/mo.ts'

const gone = label(
  '单据 {no} 已变化，请重新运行 MRP',
  'The order {no} has changed meanwhile. Run MRP again',
  'Chứng từ {no} đã thay đổi, hãy chạy lại MRP',
)
const sent = label(
  '{no} 已提交，数量不能在此修改；请由采购员作废或变更，再重新运行 MRP',
  '{no} was sent for review, so its quantity is not changed here. Have the buyer void or change it, then run MRP again',
  '{no} đã gửi duyệt nên không sửa số lượng tại đây. Nhờ người mua hủy hoặc đổi rồi chạy lại MRP',
)
const onlyLine = label(
  '{no} 只剩这一行；请直接作废整张单据',
  'It is the only line of {no}. Void the whole document',
  '{no} chỉ còn dòng này. Hãy hủy cả chứng từ',
)

const moModel = modelOf(mo)
/** What both kinds of purchase documents call the day of a line. */
const dayCell = { purchaseOrder: 'deliveryDate', purchaseRequest: 'neededOn' } as const

/** Changes the order that a proposal speaks of, in the transaction in which it is accepted. */
export async function changeDocument(context: Context, proposal: AnyRecord): Promise<void> {
  if (proposal.supplyKind === 'mo') return changeMo(context, proposal)
  if (proposal.supplyKind === 'purchaseOrder') return changeLine(context, proposal, modelOf(purchaseOrder), dayCell.purchaseOrder)
  return changeLine(context, proposal, modelOf(purchaseRequest), dayCell.purchaseRequest)
}

const may = ({ session, place }: Context, model: Model, operation: string): void => {
  demand(session, model, operation, model.core.label[place.language])
}

async function changeMo(context: Context, proposal: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  const id = String(proposal.supplyId)
  const order = await readRecord(tx, session.tenantId, moModel, id, {})
  if (!order) throw notPossible(place, gone, { no: String(proposal.supplyNo) })
  if (proposal.mrpAction === 'cancel') {
    const action = mo.actions?.cancel
    if (!action) throw new Error('A manufacturing order cannot be cancelled any more: mo declares no action "cancel".')
    may(context, moModel, 'cancel')
    await actOn({ ...context, model: moModel, extension: moExtension }, { name: 'cancel', action, args: {} }, id)
    return
  }
  may(context, moModel, 'edit')
  const values: Values =
    proposal.mrpAction === 'resize'
      ? resized(order, proposal)
      : { plannedEnd: proposal.neededOn, ...startBefore(order, proposal) }
  await setValues(context, moModel, { id, values, operation: 'mrp' })
}

function resized(order: AnyRecord, proposal: AnyRecord): Values {
  const quantity = Number(proposal.quantity) + Number(order.finishedQuantity ?? 0)
  const values: Values = { ...order, quantity: quantity.toFixed(4) }
  computeInto(mo.fields, values)
  return { quantity: values.quantity, openQuantity: values.openQuantity }
}

/** It never begins behind its end. */
const startBefore = (order: AnyRecord, { neededOn, startOn }: AnyRecord): Values =>
  order.plannedStart && String(order.plannedStart) > String(neededOn) ? { plannedStart: startOn } : {}

async function changeLine(context: Context, proposal: AnyRecord, model: Model, day: string): Promise<void> {
  const { tx, session, place, at } = context
  may(context, model, 'edit')
  const id = String(proposal.supplyId)
  await lockRecords(tx, session.tenantId, model, [id])
  const before = await readRecord(tx, session.tenantId, model, id, { lines: true })
  const lines = (Array.isArray(before?.lines) ? before.lines : []) as Values[]
  const line = lines.find((one) => one.id === proposal.supplyLineId)
  const no = String(proposal.supplyNo)
  if (!before || !line) throw notPossible(place, gone, { no })
  const isDraft = before.processStatus === 'draft'
  const { mrpAction } = proposal
  const isDate = mrpAction === 'expedite' || mrpAction === 'defer'
  if (!isDraft && !isDate) throw notPossible(place, sent, { no })
  if (mrpAction === 'cancel' && lines.length === 1) throw notPossible(place, onlyLine, { no })
  const change = isDate ? { [day]: proposal.neededOn } : { quantity: proposal.quantity }
  const left =
    mrpAction === 'cancel'
      ? lines.filter((one) => one !== line)
      : lines.map((one) => (one === line ? { ...one, ...change } : one))
  const after = computed(model.core, { ...before, lines: left })
  const changes = changesBetween(model.core.fields, before, after)
  const keys = Object.keys(changes)
  if (keys.length === 0) return
  const version = await updateRecord(tx, model, session.tenantId, id, { values: after, keys, userId: session.userId, at })
  await writeHistory(tx, session, model, at, [{ recordId: id, version, operation: 'mrp', changes }])
}

function computed(core: Core, values: Values): AnyRecord {
  const field = core.fields.lines
  const cells = field?.kind === 'lines' ? field.fields : {}
  for (const line of (values.lines ?? []) as Values[]) computeInto(cells, line)
  computeInto(core.fields, values)
  return values as AnyRecord // it was one before its lines changed
}
