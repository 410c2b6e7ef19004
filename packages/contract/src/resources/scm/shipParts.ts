import { label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

/** How a dispatch goes on: asked for and approved, then as its assembly goes. */
export const shipStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  queued: { label: label('排队', 'Queued', 'Chờ'), tone: 'neutral' },
  assembling: { label: label('装配中', 'Assembling', 'Đang lắp ráp'), tone: 'info' },
  rushing: { label: label('赶工', 'Rushing', 'Gấp'), tone: 'warning' },
  ready: { label: label('待装车', 'Ready to load', 'Chờ xếp xe'), tone: 'info' },
  changing: { label: label('变更中', 'Changing', 'Đang thay đổi'), tone: 'pending' },
  shipped: { label: label('已发运', 'Dispatched', 'Đã giao'), tone: 'success' },
} as const satisfies Record<string, State>

/** Asking for a dispatch, and deciding over it. */
export const shipActions = (path: string): Readonly<Record<string, Action>> => ({
  apply: {
    call: post(`${path}/apply`),
    label: label('提交审批', 'Ask for approval', 'Gửi duyệt'),
    icon: 'send',
    from: ['draft'],
    to: 'inApproval',
    tone: 'primary',
    success: label('已提交审批', 'Sent for approval', 'Đã gửi duyệt'),
  },
  approve: {
    call: post(`${path}/approve`),
    label: label('批准', 'Approve', 'Duyệt'),
    icon: 'check',
    from: ['inApproval'],
    to: 'queued',
    tone: 'primary',
    sets: { rejectReason: { value: null } },
    success: label('已批准，进入排队', 'Approved and queued', 'Đã duyệt, đang chờ lắp ráp'),
  },
  giveBack: {
    call: post(`${path}/give-back`),
    label: label('退回', 'Send back', 'Trả lại'),
    icon: 'undo',
    from: ['inApproval'],
    to: 'draft',
    asks: ['rejectReason'],
    needs: ['rejectReason'],
    success: label('已退回申请人', 'Sent back', 'Đã trả lại'),
  },
})
