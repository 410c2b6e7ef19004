import { type AnyRecord, label } from '@bip/contract'
import { wireBom } from '@bip/contract/resources'
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
  wireChange: { operations: { audit: auditChange } },
}
