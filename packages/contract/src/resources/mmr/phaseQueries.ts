import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { days, hours } from './planFields.ts'

const day = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, width: 120 }) as const
const planOrder = { kind: 'reference', label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'), to: 'planOrder' } as const

/** Phases of a category with the tasks below each, in the order in which they are done. */
export const phaseTasks = defineQuery({
  key: 'phaseTasks',
  path: '/blade-bip/dc-mmr-plan-order-category/find-phase-tasks',
  also: [{ names: { id: 'categoryId', planOrderCategoryId: 'categoryId' } }],
  label: label('类别阶段任务', 'Category phases and tasks', 'Giai đoạn và nhiệm vụ theo loại'),
  icon: 'boxes',
  answers: 'tree',
  reads: ['planOrderCategory', 'planPhaseInfo'],
  asks: {
    categoryId: {
      kind: 'reference',
      label: label('计划类别', 'Category', 'Loại kế hoạch'),
      to: 'planOrderCategory',
      required: true,
    },
  },
  fields: {
    taskName: { kind: 'text', label: label('阶段或任务', 'Phase or task', 'Giai đoạn hoặc nhiệm vụ'), width: 240 },
    deptId: { kind: 'reference', label: label('负责部门', 'Department', 'Phòng ban'), to: 'department', width: 140 },
    days: { kind: 'number', label: label('工期', 'Duration', 'Thời lượng'), unit: days, width: 100 },
    hours: { kind: 'number', label: label('工时', 'Hours', 'Giờ công'), scale: 1, unit: hours, width: 100 },
    people: { kind: 'number', label: label('人数', 'People', 'Số người'), width: 90 },
    sort: { kind: 'number', label: label('顺序', 'Order', 'Thứ tự'), sortable: true, width: 80 },
  },
  list: { columns: ['taskName', 'deptId', 'days', 'hours', 'people'], filters: ['categoryId'], sort: 'sort' },
})

/** Plan orders with their phases below, for a view over time. */
export const projectPhaseScheduling = defineQuery({
  key: 'projectPhaseScheduling',
  path: '/blade-bip/mmr-plan-order-phase/project-phase-scheduling',
  label: label('项目阶段排程', 'Phases over time', 'Lịch giai đoạn dự án'),
  icon: 'calendar-clock',
  answers: 'tree',
  reads: ['planOrder', 'planOrderPhase'],
  asks: {
    planOrderStatus: {
      kind: 'dict',
      label: label('状态', 'Status', 'Trạng thái'),
      dictionary: 'DC_MMR_PLAN_ORDER_STATUS',
    },
    period: { kind: 'date', label: label('期间', 'Period', 'Khoảng thời gian') },
  },
  fields: {
    name: { kind: 'text', label: label('计划或阶段', 'Plan order or phase', 'Lệnh hoặc giai đoạn'), width: 260 },
    planOrderId: planOrder,
    deptId: { kind: 'reference', label: label('负责部门', 'Department', 'Phòng ban'), to: 'department', width: 140 },
    stationId: { kind: 'reference', label: label('工位', 'Station', 'Vị trí'), to: 'planStation', width: 140 },
    startDate: day('计划开始', 'Planned start', 'Bắt đầu'),
    endDate: day('计划完成', 'Planned end', 'Kết thúc'),
    progress: { kind: 'number', label: label('进度', 'Progress', 'Tiến độ'), unit: label('%', '%', '%'), width: 90 },
    delayReason: {
      kind: 'dict',
      label: label('延期原因', 'Why it is late', 'Lý do trễ'),
      dictionary: 'DC_MMR_DELAY_REASON',
      width: 130,
    },
  },
  list: {
    columns: ['name', 'deptId', 'stationId', 'startDate', 'endDate', 'progress', 'delayReason'],
    filters: ['planOrderStatus', 'period'],
    sort: 'startDate',
  },
  opens: { resource: 'planOrder', id: 'planOrderId' },
})

/** From which day to which the phases go: of one plan order, or of all that run. */
export const phaseInterval = defineQuery({
  key: 'phaseInterval',
  path: '/blade-bip/mmr-plan-order-phase/time-interval',
  label: label('阶段时间区间', 'Phase dates', 'Khoảng thời gian giai đoạn'),
  icon: 'calendar-clock',
  answers: 'one',
  reads: ['planOrder', 'planOrderPhase'],
  asks: { planOrderId: planOrder },
  fields: {
    startDate: day('开始', 'From', 'Từ'),
    endDate: day('结束', 'To', 'Đến'),
    phases: { kind: 'number', label: label('阶段数', 'Phases', 'Số giai đoạn') },
    workDays: { kind: 'number', label: label('工作日', 'Working days', 'Ngày làm việc') },
  },
})

/** The plan of one order: its phases in order, with the reason for each date. */
export const schedulingPlan = defineQuery({
  key: 'schedulingPlan',
  path: '/blade-bip/mmr-plan-order-phase/find-scheduling-plan-by-plan-order-id',
  also: [{ names: { id: 'planOrderId' } }],
  label: label('排程计划', 'Plan order schedule', 'Lịch của lệnh kế hoạch'),
  icon: 'calendar-clock',
  answers: 'list',
  reads: ['planOrderPhase'],
  asks: { planOrderId: { ...planOrder, required: true } },
  fields: {
    phaseName: { kind: 'text', label: label('阶段', 'Phase', 'Giai đoạn'), width: 160 },
    sort: { kind: 'number', label: label('顺序', 'Order', 'Thứ tự'), sortable: true, width: 80 },
    deptId: { kind: 'reference', label: label('负责部门', 'Department', 'Phòng ban'), to: 'department', width: 140 },
    stationId: { kind: 'reference', label: label('工位', 'Station', 'Vị trí'), to: 'planStation', width: 140 },
    startDate: day('计划开始', 'Planned start', 'Bắt đầu'),
    endDate: day('计划完成', 'Planned end', 'Kết thúc'),
    days: { kind: 'number', label: label('工期', 'Duration', 'Thời lượng'), unit: days, width: 100 },
    progress: { kind: 'number', label: label('进度', 'Progress', 'Tiến độ'), unit: label('%', '%', '%'), width: 90 },
    isPinned: { kind: 'boolean', label: label('固定日期', 'Fixed dates', 'Cố định ngày'), width: 90 },
    dateReason: { kind: 'text', label: label('日期原因', 'Why these dates', 'Lý do xếp ngày'), width: 240 },
  },
  list: {
    columns: ['phaseName', 'deptId', 'stationId', 'startDate', 'endDate', 'days', 'progress', 'isPinned', 'dateReason'],
    filters: ['planOrderId'],
    sort: 'sort',
    size: 100,
  },
  opens: { resource: 'planOrderPhase', id: 'id' },
})
