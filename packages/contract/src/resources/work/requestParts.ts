import { type Label, label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import type { ApprovalStatus, Becoming } from '../../resource/approval.ts'
import { post } from '../../resource/core.ts'

/** How a request goes on: written, under approval, and what became of it. */
export const requestStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  approved: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
  rejected: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger', editable: true, removable: true },
  cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral', removable: true },
} as const satisfies Readonly<Record<string, State>>

/** Sending it for approval. */
export const sendForApproval: Action = {
  call: post('commit'),
  label: label('提交审批', 'Send for approval', 'Gửi duyệt'),
  icon: 'send',
  from: ['draft', 'rejected'],
  to: 'inApproval',
  tone: 'primary',
  success: label('已提交审批', 'Sent for approval', 'Đã gửi duyệt'),
}

export const becomes: Partial<Record<ApprovalStatus, Becoming>> = { inApproval: { action: 'commit' } }

/** The fields that every request has beside its own: number, who asks, state. */
export const requestFields = (template: string) =>
  ({
    no: {
      kind: 'serial',
      label: label('流水号', 'Number', 'Số phiếu'),
      template,
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    requestStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
  }) as const

export const reasonField = (text: Label) => ({ kind: 'longText', label: text, required: true, max: 500, width: 240 }) as const

export const attachments = { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm'), maxCount: 20 } as const
