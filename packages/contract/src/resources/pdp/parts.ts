import { type Label, label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import type { Approval } from '../../resource/approval.ts'
import { post } from '../../resource/core.ts'

/** The number of a document of projects, by its template. */
export const numberField = (template: string) =>
  ({
    kind: 'serial',
    label: label('单号', 'Number', 'Số chứng từ'),
    template,
    serverOwned: true,
    searchable: true,
    unique: true,
    sortable: true,
    width: 150,
  }) as const

/** The project that a record belongs to; it is listed on the page of the project. */
export const projectField = {
  kind: 'reference',
  label: label('项目', 'Project', 'Dự án'),
  to: 'project',
  parent: true,
  required: true,
  indexed: true,
  width: 240,
} as const

export const remarkField = { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 2000 } as const
export const filesField = {
  kind: 'file',
  label: label('附件', 'Attachments', 'Tệp đính kèm'),
  maxCount: 20,
  maxSizeMB: 50,
} as const

/** Who passed or sent back a document, when and why; written by its actions. */
export const auditFields = {
  auditorId: {
    kind: 'person',
    label: label('审批人', 'Approved by', 'Người duyệt'),
    serverOwned: true,
    indexed: true,
    width: 120,
  },
  auditedAt: {
    kind: 'instant',
    label: label('审批时间', 'Decided at', 'Duyệt lúc'),
    serverOwned: true,
    sortable: true,
    width: 160,
  },
  auditRemark: {
    kind: 'text',
    label: label('审批意见', 'Comment of approval', 'Ý kiến duyệt'),
    serverOwned: true,
    max: 500,
    width: 200,
  },
} as const

export const auditSection = {
  label: label('审批', 'Approval', 'Phê duyệt'),
  fields: ['auditorId', 'auditedAt', 'auditRemark'],
} as const

/** How a document under approval goes on: written, asked for, passed. One that is sent back is written again. */
export const auditStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  passed: { label: label('已通过', 'Passed', 'Đã duyệt'), tone: 'success' },
  rejected: { label: label('已退回', 'Sent back', 'Bị trả lại'), tone: 'danger', editable: true, removable: true },
} as const satisfies Record<string, State>

const decided = { auditorId: { me: true }, auditedAt: { now: true } } as const

type Auditing = {
  /** The state that approval leads to. Default `passed`. */
  to?: string
  /** Fields that must be filled before it is asked for. */
  needs?: readonly string[]
  /** Where the spec has addresses of its own. */
  paths?: { apply?: string; pass?: string; reject?: string }
}

/** What becomes of a document under approval: passed, or sent back with what was said. */
export const auditBecomes = {
  inApproval: { action: 'apply' },
  approved: { action: 'pass', comment: 'auditRemark' },
  rejected: { action: 'reject', comment: 'auditRemark' },
  cancelled: { state: 'draft' },
} as const satisfies Approval['becomes']

/** Asking for approval, passing and sending back. */
export const auditActions = (
  what: Label,
  { to = 'passed', needs, paths = {} }: Auditing = {},
): Readonly<Record<string, Action>> => ({
  apply: {
    call: post(paths.apply ?? 'apply'),
    label: label('提交审批', 'Ask for approval', 'Gửi duyệt'),
    icon: 'send',
    from: ['draft', 'rejected'],
    to: 'inApproval',
    tone: 'primary',
    ...(needs && { needs }),
    confirm: label(
      `审批期间不能修改，确定提交${what['zh-CN']}？`,
      `It cannot be changed while it is decided. Ask for approval of the ${what.en.toLowerCase()}?`,
      `Trong lúc duyệt sẽ không sửa được. Gửi duyệt ${what.vi.toLowerCase()}?`,
    ),
    success: label('已提交审批', 'Sent for approval', 'Đã gửi duyệt'),
  },
  pass: {
    call: post(paths.pass ?? 'pass'),
    label: label('通过', 'Pass', 'Duyệt'),
    icon: 'check',
    from: ['inApproval'],
    to,
    tone: 'primary',
    asks: ['auditRemark'],
    sets: decided,
    success: label('已通过', 'Passed', 'Đã duyệt'),
  },
  reject: {
    call: post(paths.reject ?? 'reject'),
    label: label('退回', 'Send back', 'Trả lại'),
    icon: 'undo',
    from: ['inApproval'],
    to: 'rejected',
    tone: 'danger',
    asks: ['auditRemark'],
    needs: ['auditRemark'],
    sets: decided,
    success: label('已退回', 'Sent back', 'Đã trả lại'),
  },
})
