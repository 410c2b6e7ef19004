import { label } from '../../../i18n.ts'
import type { State, States } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import type { Approval } from '../../../resource/approval.ts'
import { post } from '../../../resource/core.ts'

/** How documents of wires are audited. */
export const auditStates: States<State> = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  submitted: { label: label('待审核', 'To be audited', 'Chờ duyệt'), tone: 'pending' },
  passed: { label: label('已审核', 'Passed', 'Đã duyệt'), tone: 'success' },
  rejected: { label: label('已退回', 'Sent back', 'Đã trả lại'), tone: 'danger', editable: true, removable: true },
}

export const auditStatus = {
  kind: 'state',
  label: label('审核状态', 'Audit', 'Trạng thái duyệt'),
  indexed: true,
  width: 100,
} as const

export const opinionFields = {
  auditorId: {
    kind: 'person',
    label: label('审核人', 'Audited by', 'Người duyệt'),
    serverOwned: true,
    indexed: true,
    width: 110,
  },
  auditedAt: { kind: 'instant', label: label('审核时间', 'Audited at', 'Duyệt lúc'), serverOwned: true, width: 150 },
  opinion: { kind: 'text', label: label('审核意见', 'Opinion', 'Ý kiến'), serverOwned: true, max: 300, width: 200 },
} as const

/** Sending for audit, and auditing with the words of the specification: `id` and `auditStatus`. */
export const auditActions: Readonly<Record<string, Action>> = {
  commit: {
    call: post('commit'),
    label: label('提交审核', 'Send for audit', 'Gửi duyệt'),
    icon: 'send',
    from: ['draft', 'rejected'],
    to: 'submitted',
    tone: 'primary',
    success: label('已提交审核', 'Sent for audit', 'Đã gửi duyệt'),
  },
  audit: {
    call: post('audit'),
    also: [{ names: { auditStatus: 'result' } }],
    label: label('审核', 'Audit', 'Duyệt'),
    icon: 'check-check',
    from: ['submitted'],
    args: {
      result: {
        kind: 'dict',
        label: label('审核结果', 'Audit result', 'Kết quả duyệt'),
        dictionary: 'DC_AUDIT_RESULT',
        required: true,
        initial: 'passed',
      },
      opinion: { kind: 'text', label: label('审核意见', 'Opinion', 'Ý kiến'), max: 300 },
    },
    sets: { auditStatus: { arg: 'result' }, opinion: { arg: 'opinion' }, auditorId: { me: true }, auditedAt: { now: true } },
    moves: { auditStatus: { submitted: ['passed', 'rejected'] } },
    success: label('审核完成', 'Audited', 'Đã duyệt'),
  },
}

/** What an audit comes to, whether its process or somebody by hand decides. */
export const auditBecomes = {
  inApproval: { action: 'commit' },
  approved: { action: 'audit', args: { result: 'passed' }, comment: 'opinion' },
  rejected: { action: 'audit', args: { result: 'rejected' }, comment: 'opinion' },
  cancelled: { state: 'draft' },
} as const satisfies Approval['becomes']

export const serialField = (template: string) =>
  ({
    kind: 'serial',
    label: label('编号', 'Number', 'Số'),
    template,
    serverOwned: true,
    searchable: true,
    unique: true,
    sortable: true,
    width: 150,
  }) as const

export const versionField = {
  kind: 'text',
  label: label('版本', 'Version', 'Phiên bản'),
  required: true,
  max: 20,
  initial: 'A0',
  sortable: true,
  width: 80,
} as const

export const textField = (zh: string, en: string, vi: string, max = 60, width = 120) =>
  ({ kind: 'text', label: label(zh, en, vi), max, width }) as const
