import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import type { State, States } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'
import { remark } from './planFields.ts'

/** What an application for people to be registered at a station or sent to a site has alike. */
export const applicationFields = {
  applicationStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
  planOrderId: {
    kind: 'reference',
    label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'),
    to: 'planOrder',
    parent: true,
    required: true,
    indexed: true,
    width: 160,
  },
  applicantId: {
    kind: 'person',
    label: label('申请人', 'Applicant', 'Người đề nghị'),
    required: true,
    indexed: true,
    width: 120,
  },
  startDate: {
    kind: 'date',
    label: label('开始日期', 'From', 'Từ ngày'),
    required: true,
    sortable: true,
    indexed: true,
    width: 120,
  },
  endDate: {
    kind: 'date',
    label: label('结束日期', 'To', 'Đến ngày'),
    required: true,
    notBefore: 'startDate',
    sortable: true,
    width: 120,
  },
  reason: { kind: 'longText', label: label('申请原因', 'Reason', 'Lý do'), required: true, max: 500 },
  rejectReason: { kind: 'longText', label: label('退回原因', 'Why it was sent back', 'Lý do trả lại'), max: 500 },
  decidedBy: { kind: 'person', label: label('审批人', 'Decided by', 'Người duyệt'), serverOwned: true, width: 120 },
  decidedAt: { kind: 'instant', label: label('审批时间', 'Decided at', 'Thời gian duyệt'), serverOwned: true, width: 160 },
  remark,
} as const satisfies Fields

export const applicationStates: States<State> = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  submitted: { label: label('待审批', 'To be decided', 'Chờ duyệt'), tone: 'pending' },
  approved: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
  rejected: { label: label('已退回', 'Sent back', 'Bị trả lại'), tone: 'danger', editable: true, removable: true },
}

/** `prefix` keeps the addresses of two kinds of application below one path apart. */
export const applicationActions = (prefix: string) =>
  ({
    submitForDecision: {
      call: post(`${prefix}-apply`),
      label: label('提交', 'Submit', 'Gửi duyệt'),
      icon: 'send',
      from: ['draft', 'rejected'],
      to: 'submitted',
      tone: 'primary',
      success: label('已提交', 'Submitted', 'Đã gửi duyệt'),
    },
    approve: {
      call: post(`${prefix}-approve`),
      label: label('通过', 'Approve', 'Duyệt'),
      icon: 'check',
      from: ['submitted'],
      to: 'approved',
      tone: 'primary',
      sets: { decidedBy: { me: true }, decidedAt: { now: true } },
      success: label('已通过', 'Approved', 'Đã duyệt'),
    },
    reject: {
      call: post(`${prefix}-reject`),
      label: label('退回', 'Send back', 'Trả lại'),
      icon: 'x',
      from: ['submitted'],
      to: 'rejected',
      tone: 'danger',
      asks: ['rejectReason'],
      needs: ['rejectReason'],
      sets: { decidedBy: { me: true }, decidedAt: { now: true } },
      success: label('已退回', 'Sent back', 'Đã trả lại'),
    },
  }) as const satisfies Readonly<Record<string, Action>>
