import { type Label, label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import type { Approval } from '../../resource/approval.ts'
import { post } from '../../resource/core.ts'

/** The number of a document, by its template. */
export const numberField = (template: string) =>
  ({
    kind: 'serial',
    label: label('单号', 'Number', 'Số chứng từ'),
    template,
    serverOwned: true,
    searchable: true,
    unique: true,
    sortable: true,
    width: 140,
  }) as const

/** Lines of what is ordered: the material as it stands in the order. */
export const orderedFields = {
  materialId: {
    kind: 'reference',
    label: label('物料', 'Material', 'Vật tư'),
    to: 'material',
    where: { isActive: { in: ['true'] } },
    required: true,
    width: 260,
  },
  specification: {
    kind: 'text',
    label: label('规格型号', 'Specification', 'Quy cách'),
    from: ['materialId', 'specification'],
    width: 200,
  },
  quantity: {
    kind: 'number',
    label: label('数量', 'Quantity', 'Số lượng'),
    scale: 4,
    min: '0.0001',
    required: true,
    initial: '1',
    width: 110,
  },
  unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', from: ['materialId', 'unit'], width: 80 },
} as const

/** What a line costs, with its tax. */
export const pricedFields = {
  price: {
    kind: 'money',
    label: label('单价', 'Unit price', 'Đơn giá'),
    scale: 4,
    min: '0',
    required: true,
    prefill: ['materialId', 'referencePrice'],
    width: 120,
  },
  taxRate: {
    kind: 'number',
    label: label('税率', 'Tax rate', 'Thuế suất'),
    scale: 2,
    min: '0',
    max: '100',
    required: true,
    initial: '13',
    unit: label('%', '%', '%'),
    width: 90,
  },
  amount: {
    kind: 'money',
    label: label('金额', 'Amount', 'Thành tiền'),
    formula: { op: 'multiply', args: ['quantity', 'price'] },
    width: 130,
  },
  tax: {
    kind: 'money',
    label: label('税额', 'Tax', 'Tiền thuế'),
    formula: { op: 'percent', args: ['amount', 'taxRate'] },
    width: 120,
  },
} as const

/** Why a document is void; asked when it becomes so. */
export const invalidReason = {
  kind: 'text',
  label: label('作废原因', 'Why it is void', 'Lý do hủy'),
  serverOwned: true,
  max: 300,
  width: 200,
} as const

/** Why a document was sent back by whoever reviewed it. */
export const rejectReason = {
  kind: 'text',
  label: label('退回原因', 'Why it was sent back', 'Lý do trả lại'),
  serverOwned: true,
  max: 300,
  width: 200,
} as const

/** How an order goes on: written, sent for review, approved, void. */
export const orderStates: Readonly<Record<string, State>> = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  inReview: { label: label('审核中', 'In review', 'Đang duyệt'), tone: 'pending' },
  approved: { label: label('已批准', 'Approved', 'Đã duyệt'), tone: 'success' },
  invalid: { label: label('已作废', 'Void', 'Đã hủy'), tone: 'danger', removable: true },
}

/** Deciding over an order in review. `prefix` as the specification writes its calls, such as `sale-`. */
export const reviewActions = (prefix: string): Readonly<Record<'approve' | 'reject', Action>> => ({
  approve: {
    call: post(`${prefix}approve`),
    label: label('批准', 'Approve', 'Duyệt'),
    icon: 'check',
    from: ['inReview'],
    to: 'approved',
    tone: 'primary',
    sets: { rejectReason: { value: null } },
    success: label('已批准', 'Approved', 'Đã duyệt'),
  },
  reject: {
    call: post(`${prefix}reject`),
    label: label('退回', 'Send back', 'Trả lại'),
    tellsMaker: true,
    icon: 'undo',
    from: ['inReview'],
    to: 'draft',
    asks: ['rejectReason'],
    needs: ['rejectReason'],
    success: label('已退回制单人', 'Sent back', 'Đã trả lại'),
  },
})

/** What becomes of an order in review: approved, sent back with the reason, or a draft again where it is withdrawn. */
export const reviewBecomes = {
  inApproval: { action: 'commit' },
  approved: { action: 'approve' },
  rejected: { action: 'reject', comment: 'rejectReason' },
  cancelled: { state: 'draft' },
} as const satisfies Approval['becomes']

/** Sending for review, deciding, and voiding with a reason. `prefix` as the specification writes it, such as `sale-`. */
export const orderActions = (prefix: string, what: Label): Readonly<Record<string, Action>> => ({
  commit: {
    call: post(`${prefix}commit`),
    label: label('提交审核', 'Send for review', 'Gửi duyệt'),
    icon: 'send',
    from: ['draft'],
    to: 'inReview',
    tone: 'primary',
    confirm: label(
      `提交后不能再修改，确定提交${what['zh-CN']}？`,
      `Once sent it cannot be changed. Send the ${what.en.toLowerCase()} for review?`,
      `Sau khi gửi sẽ không sửa được. Gửi duyệt ${what.vi.toLowerCase()}?`,
    ),
    success: label('提交成功', 'Sent for review', 'Đã gửi duyệt'),
    needs: ['lines'],
  },
  ...reviewActions(prefix),
  invalid: {
    call: post(`${prefix}invalid`),
    label: label('作废', 'Void', 'Hủy'),
    tellsMaker: true,
    icon: 'ban',
    from: ['draft', 'inReview', 'approved'],
    to: 'invalid',
    tone: 'danger',
    asks: ['invalidReason'],
    success: label('已作废', 'Voided', 'Đã hủy'),
  },
})
