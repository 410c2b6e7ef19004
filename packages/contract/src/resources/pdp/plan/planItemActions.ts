import { label } from '../../../i18n.ts'
import type { State } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'

/** The statuses of `DC_PMS_PLAN_STATUS` with the colours of their circles. */
export const planItemStates = {
  planning: { label: label('规划中', 'Planning', 'Đang lập'), tone: 'neutral', editable: true, removable: true },
  toStart: { label: label('未开始', 'To start', 'Chưa bắt đầu'), tone: 'neutral' },
  inProgress: { label: label('进行中', 'In progress', 'Đang thực hiện'), tone: 'info' },
  delayed: { label: label('已延期', 'Delayed', 'Trễ hạn'), tone: 'warning' },
  completed: { label: label('已完成', 'Completed', 'Hoàn thành'), tone: 'success' },
  delayedCompleted: { label: label('延期完成', 'Completed late', 'Hoàn thành trễ'), tone: 'success' },
  inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  changing: { label: label('变更中', 'Changing', 'Đang thay đổi'), tone: 'pending', editable: true },
  closed: { label: label('已关闭', 'Closed', 'Đã đóng'), tone: 'neutral' },
} as const satisfies Record<string, State>

const decided = { auditorId: { me: true }, auditedAt: { now: true } } as const
const done = { asks: ['completionNote', 'actualHours', 'proofFiles'], icon: 'check', tone: 'primary' } as const
const finished = { progress: { value: '100' }, actualEnd: { now: true } } as const

/** Approval of what is planned: asked for, passed, sent back. */
const approval: Readonly<Record<string, Action>> = {
  apply: {
    call: post('apply'),
    label: label('提交审批', 'Ask for approval', 'Gửi duyệt'),
    icon: 'send',
    from: ['planning'],
    to: 'inApproval',
    tone: 'primary',
    needs: ['ownerId'],
    success: label('已提交审批', 'Sent for approval', 'Đã gửi duyệt'),
  },
  pass: {
    call: post('pass'),
    label: label('通过', 'Pass', 'Duyệt'),
    icon: 'check',
    from: ['inApproval'],
    to: 'toStart',
    tone: 'primary',
    asks: ['auditRemark'],
    sets: { ...decided, baselineStart: { field: 'planStart' }, baselineEnd: { field: 'planEnd' } },
    success: label('计划已通过', 'The plan is passed', 'Kế hoạch đã duyệt'),
  },
  reject: {
    call: post('reject'),
    label: label('退回', 'Send back', 'Trả lại'),
    icon: 'undo',
    from: ['inApproval'],
    to: 'planning',
    tone: 'danger',
    asks: ['auditRemark'],
    needs: ['auditRemark'],
    sets: decided,
    success: label('已退回', 'Sent back', 'Đã trả lại'),
  },
}

/** Work on it: begun, reported, done. */
const work: Readonly<Record<string, Action>> = {
  start: {
    call: post('start'),
    label: label('开始', 'Start', 'Bắt đầu'),
    icon: 'play',
    from: ['toStart'],
    to: 'inProgress',
    tone: 'primary',
    sets: { actualStart: { now: true } },
    success: label('已开始', 'Started', 'Đã bắt đầu'),
  },
  report: {
    call: post('report'),
    label: label('汇报进度', 'Report progress', 'Báo tiến độ'),
    icon: 'arrow-right-left',
    from: ['inProgress', 'delayed'],
    asks: ['progress', 'actualHours', 'delayReason', 'delayNote'],
    success: label('进度已更新', 'Progress is stored', 'Đã cập nhật tiến độ'),
  },
  complete: {
    ...done,
    call: post('complete'),
    label: label('完成', 'Complete', 'Hoàn thành'),
    from: ['toStart', 'inProgress'],
    to: 'completed',
    sets: finished,
    success: label('已完成', 'Completed', 'Đã hoàn thành'),
  },
  completeLate: {
    ...done,
    call: post('complete-late'),
    label: label('延期完成', 'Complete late', 'Hoàn thành trễ'),
    from: ['delayed'],
    to: 'delayedCompleted',
    asks: ['completionNote', 'actualHours', 'proofFiles', 'delayReason', 'delayNote'],
    needs: ['delayReason'],
    sets: finished,
    success: label('已完成', 'Completed', 'Đã hoàn thành'),
  },
  reopen: {
    call: post('reopen'),
    label: label('重新打开', 'Open again', 'Mở lại'),
    icon: 'undo',
    from: ['completed', 'delayedCompleted'],
    to: 'inProgress',
    sets: { actualEnd: { value: null }, progress: { value: '90' } },
    confirm: label(
      '该计划项将回到进行中，确定？',
      'It will be in progress again. Go on?',
      'Hạng mục sẽ trở lại đang thực hiện. Tiếp tục?',
    ),
    success: label('已重新打开', 'Open again', 'Đã mở lại'),
  },
}

/** A change of what was approved, with a reason and a record of what was and is. */
const changes: Readonly<Record<string, Action>> = {
  change: {
    call: post('change'),
    label: label('变更', 'Change', 'Thay đổi'),
    icon: 'rotate-ccw',
    from: ['toStart', 'inProgress', 'delayed'],
    to: 'changing',
    asks: ['changeType', 'changeReason'],
    needs: ['changeType', 'changeReason'],
    sets: { statusBefore: { field: 'planStatus' } },
    success: label('可以修改计划项，改完后提交变更', 'Edit it now, then apply the change', 'Sửa hạng mục rồi áp dụng thay đổi'),
  },
  applyChange: {
    call: post('apply-change'),
    label: label('变更生效', 'Apply the change', 'Áp dụng thay đổi'),
    icon: 'check',
    from: ['changing'],
    tone: 'primary',
    sets: { planStatus: { field: 'statusBefore' }, baselineStart: { field: 'planStart' }, baselineEnd: { field: 'planEnd' } },
    success: label('变更已生效，变更记录已保存', 'The change is in force and recorded', 'Thay đổi có hiệu lực và đã ghi lại'),
  },
  close: {
    call: post('close'),
    label: label('关闭', 'Close', 'Đóng'),
    icon: 'ban',
    from: ['planning', 'toStart', 'inProgress', 'delayed'],
    to: 'closed',
    tone: 'danger',
    confirm: label('关闭后不再执行，确定？', 'It will not be done any more. Close it?', 'Hạng mục sẽ không thực hiện nữa. Đóng?'),
    success: label('已关闭', 'Closed', 'Đã đóng'),
  },
}

/** What is done with a plan item. */
export const planItemActions: Readonly<Record<string, Action>> = { ...approval, ...work, ...changes }
