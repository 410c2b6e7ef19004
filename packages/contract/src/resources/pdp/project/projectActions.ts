import { label } from '../../../i18n.ts'
import type { State } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'
import { auditActions, auditStates } from '../parts.ts'

/** How a project goes on: written, approved, running, done. */
export const projectStates = {
  draft: { ...auditStates.draft, label: label('立项草稿', 'Draft', 'Bản nháp') },
  inApproval: auditStates.inApproval,
  running: { label: label('进行中', 'Running', 'Đang chạy'), tone: 'info', editable: true },
  paused: { label: label('暂停', 'Paused', 'Tạm dừng'), tone: 'warning', editable: true },
  completed: { label: label('已完成', 'Completed', 'Hoàn thành'), tone: 'success' },
  closed: { label: label('已关闭', 'Closed', 'Đã đóng'), tone: 'neutral' },
  rejected: auditStates.rejected,
} as const satisfies Record<string, State>

const why = { asks: ['closeReason'], needs: ['closeReason'] } as const

/** What is done with a project beside its fields. */
export const projectActions: Readonly<Record<string, Action>> = {
  ...auditActions(label('项目', 'Project', 'Dự án'), { to: 'running' }),
  makePlan: {
    call: post('make-plan'),
    label: label('按模板生成计划', 'Make the plan from the template', 'Lập kế hoạch theo mẫu'),
    icon: 'make',
    from: ['draft', 'rejected', 'running'],
    needs: ['templateId', 'planStart'],
    // A plan says when it will end.
    where: { forecastEnd: { filled: false } },
    bulk: false,
    confirm: label(
      '按模板从计划开始日期生成计划项，确定？',
      'Plan items are made from the template, from the planned start on. Go on?',
      'Tạo các hạng mục theo mẫu tính từ ngày bắt đầu kế hoạch. Tiếp tục?',
    ),
    success: label('计划已生成', 'The plan is made', 'Đã lập kế hoạch'),
  },
  pause: {
    call: post('pause'),
    label: label('暂停', 'Pause', 'Tạm dừng'),
    icon: 'circle-stop',
    from: ['running'],
    to: 'paused',
    ...why,
    success: label('已暂停', 'Paused', 'Đã tạm dừng'),
  },
  resume: {
    call: post('resume'),
    label: label('恢复', 'Go on', 'Tiếp tục'),
    icon: 'play',
    from: ['paused'],
    to: 'running',
    sets: { closeReason: { value: null } },
    success: label('已恢复', 'The project goes on', 'Dự án tiếp tục'),
  },
  complete: {
    call: post('complete'),
    label: label('项目完成', 'Complete', 'Hoàn thành'),
    icon: 'check',
    from: ['running'],
    to: 'completed',
    sets: { actualEnd: { now: true }, phase: { value: 'delivered' } },
    confirm: label(
      '仍有未完成的计划项时不能完成，确定完成项目？',
      'A project with open plan items is not completed. Complete it?',
      'Dự án còn hạng mục chưa xong sẽ không hoàn thành được. Hoàn thành dự án?',
    ),
    success: label('项目已完成', 'The project is completed', 'Dự án đã hoàn thành'),
  },
  close: {
    call: post('close'),
    label: label('关闭', 'Close', 'Đóng'),
    icon: 'ban',
    from: ['draft', 'rejected', 'running', 'paused', 'completed'],
    to: 'closed',
    tone: 'danger',
    ...why,
    success: label('已关闭', 'Closed', 'Đã đóng'),
  },
}
