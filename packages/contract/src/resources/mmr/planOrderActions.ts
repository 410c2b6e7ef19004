import { label } from '../../i18n.ts'
import type { State, States } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { get, post } from '../../resource/core.ts'

/** States as the dictionary DC_MMR_PLAN_ORDER_STATUS spells them. */
export const planOrderStates: States<State> = {
  DC_MMR_PLAN_ORDER_STATUS_PP: {
    label: label('待计划', 'To be planned', 'Chờ lập kế hoạch'),
    tone: 'pending',
    editable: true,
    removable: true,
  },
  DC_MMR_PLAN_ORDER_STATUS_IP: { label: label('进行中', 'In progress', 'Đang thực hiện'), tone: 'info', editable: true },
  DC_MMR_PLAN_ORDER_STATUS_S: { label: label('已暂停', 'Suspended', 'Tạm dừng'), tone: 'warning' },
  DC_MMR_PLAN_ORDER_STATUS_C: { label: label('已完成', 'Completed', 'Hoàn thành'), tone: 'success' },
  DC_MMR_PLAN_ORDER_STATUS_V: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral', removable: true },
}

const [planned, running, suspended, completed, cancelled] = Object.keys(planOrderStates) as [
  string,
  string,
  string,
  string,
  string,
] // five are declared above

/** What moves a plan order. Phases are made from its category before it starts. */
export const planOrderActions = {
  makePhases: {
    call: post('make-phases'),
    label: label('按类别排阶段', 'Make phases', 'Tạo giai đoạn'),
    icon: 'make',
    from: [planned],
    needs: ['categoryId', 'startDate'],
    confirm: label(
      '按类别的阶段任务从开始日期起排期，已有的阶段不变。确定？',
      'Phases and tasks of the category are placed from the start date on; those that are there stay. Go on?',
      'Các giai đoạn của loại được xếp từ ngày bắt đầu; giai đoạn đã có giữ nguyên. Tiếp tục?',
    ),
    success: label('阶段已生成', 'Phases are made', 'Đã tạo giai đoạn'),
  },
  schedule: {
    call: post('schedule'),
    label: label('按负荷排期', 'Schedule', 'Xếp lịch theo tải'),
    icon: 'arrow-right-left',
    from: [planned, running],
    args: {
      direction: {
        kind: 'dict',
        label: label('排期方向', 'Direction', 'Hướng'),
        dictionary: 'DC_MMR_DIRECTION',
        required: true,
        initial: 'forward',
      },
    },
    success: label('已按工位和人员排期', 'Scheduled by stations and people', 'Đã xếp theo vị trí và nhân lực'),
  },
  start: {
    call: post('start'),
    label: label('开工', 'Start', 'Bắt đầu'),
    icon: 'check',
    from: [planned],
    to: running,
    tone: 'primary',
    needs: ['startDate', 'endDate', 'managerId'],
    sets: { actualStart: { now: true } },
    success: label('已开工', 'Started', 'Đã bắt đầu'),
  },
  suspend: {
    call: post('suspend'),
    label: label('暂停', 'Suspend', 'Tạm dừng'),
    icon: 'circle-stop',
    from: [running],
    to: suspended,
    asks: ['suspendReason'],
    needs: ['suspendReason'],
    success: label('已暂停', 'Suspended', 'Đã tạm dừng'),
  },
  resume: {
    call: post('resume'),
    label: label('继续', 'Go on', 'Tiếp tục'),
    icon: 'rotate-ccw',
    from: [suspended],
    to: running,
    sets: { suspendReason: { value: null } },
    success: label('已继续', 'Goes on', 'Đã tiếp tục'),
  },
  complete: {
    call: post('complete'),
    label: label('完成', 'Complete', 'Hoàn thành'),
    icon: 'check-check',
    from: [running],
    to: completed,
    sets: { actualEnd: { now: true }, progress: { value: '100' } },
    confirm: label(
      '所有阶段都已完成？完成后不能再修改。',
      'Are all phases done? A completed plan order cannot be changed.',
      'Mọi giai đoạn đã xong? Sau khi hoàn thành sẽ không sửa được.',
    ),
    success: label('已完成', 'Completed', 'Đã hoàn thành'),
  },
  reopen: {
    call: post('reopen'),
    label: label('重新打开', 'Open again', 'Mở lại'),
    icon: 'undo',
    from: [completed],
    to: running,
    sets: { actualEnd: { value: null } },
    success: label('已重新打开', 'Open again', 'Đã mở lại'),
  },
  cancel: {
    call: post('cancel'),
    label: label('取消', 'Cancel', 'Hủy'),
    icon: 'ban',
    from: [planned, running, suspended],
    to: cancelled,
    tone: 'danger',
    asks: ['cancelReason'],
    needs: ['cancelReason'],
    success: label('已取消', 'Cancelled', 'Đã hủy'),
  },
} as const satisfies Readonly<Record<string, Action>>

/** What is done with plan items, many at once; the specification calls it by GET. */
export const planOrderPlanItemActions = {
  start: {
    call: post('start'),
    label: label('开始', 'Start', 'Bắt đầu'),
    icon: 'arrow-right-left',
    from: ['open'],
    to: 'doing',
    sets: { startedOn: { now: true } },
    success: label('已开始', 'Started', 'Đã bắt đầu'),
  },
  complete: {
    call: get('batch-complete'),
    also: [{ path: 'batch-complete', method: 'POST' }],
    label: label('完成', 'Complete', 'Hoàn thành'),
    maxAtOnce: 2000,
    oneTransaction: true,
    icon: 'check',
    from: ['open', 'doing'],
    to: 'done',
    tone: 'primary',
    sets: { completedOn: { now: true }, completedBy: { me: true } },
    success: label('已完成', 'Completed', 'Đã hoàn thành'),
  },
  reopen: {
    call: post('reopen'),
    label: label('重新打开', 'Open again', 'Mở lại'),
    icon: 'undo',
    from: ['done'],
    to: 'doing',
    sets: { completedOn: { value: null }, completedBy: { value: null } },
    success: label('已重新打开', 'Open again', 'Đã mở lại'),
  },
} as const satisfies Readonly<Record<string, Action>>
