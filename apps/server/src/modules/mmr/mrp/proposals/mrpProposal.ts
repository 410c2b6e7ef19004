import { type AnyRecord, label } from '@bip/contract'
import type { Context, Extension, Values } from '../../../../model/extension.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { accept } from './accept.ts'

const ofRuns = label(
  'MRP 建议由运算产生，不能手工新增；请填写已有建议的 id',
  'Proposals come from a run of MRP. Name the id of one that is there',
  'Đề xuất do MRP tạo ra, không thêm tay được. Hãy ghi id của đề xuất có sẵn',
)
const noOrder = label(
  '{no} 不是新下单建议，数量和日期由现有单据决定',
  '{no} does not propose an order; its figures are those of the order that is there',
  '{no} không phải đề xuất đặt mới; số liệu theo chứng từ hiện có',
)

/** What a planner changes of a proposal goes into the line that orders are made of. */
function settle({ place }: Context, values: Values, before: AnyRecord | null): void {
  if (!before) throw notPossible(place, ofRuns)
  const isChanged = values.quantity !== before.quantity || values.neededOn !== before.neededOn
  if (!isChanged) return
  if (before.mrpAction !== 'order') throw notPossible(place, noOrder, { no: String(before.no) })
  const lines = (Array.isArray(before.lines) ? before.lines : []) as Values[]
  values.lines = lines.map((line) => ({ ...line, quantity: values.quantity, neededOn: values.neededOn }))
}

export const mrpProposalExtension: Extension = { beforeSave: settle, operations: { accept } }
