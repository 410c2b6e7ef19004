import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { people } from './planFields.ts'

const day = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, width: 120 }) as const
const whole = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), sortable: true, summed: true, width: 110 }) as const
const yes = (zh: string, en: string, vi: string) => ({ kind: 'boolean', label: label(zh, en, vi), width: 100 }) as const
const dept = { kind: 'reference', label: label('部门', 'Department', 'Phòng ban'), to: 'department', width: 140 } as const
const calendarDays = label('天', 'days', 'ngày')
const daysLate = {
  kind: 'number',
  label: label('延期', 'Days late', 'Trễ'),
  sortable: true,
  unit: calendarDays,
  width: 100,
} as const
const progress = {
  kind: 'number',
  label: label('进度', 'Progress', 'Tiến độ'),
  sortable: true,
  unit: label('%', '%', '%'),
  width: 90,
} as const
const cause = {
  kind: 'dict',
  label: label('原因', 'Held up by', 'Nguyên nhân'),
  dictionary: 'DC_MMR_LATE_CAUSE',
  width: 140,
} as const
const planOrder = { kind: 'reference', label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'), to: 'planOrder' } as const
const product = {
  kind: 'text',
  label: label('客户产品名称', 'Customer’s product', 'Sản phẩm của khách'),
  searchable: true,
  sortable: true,
  width: 220,
} as const
const starting = yes('7 天内开工', 'Starts within 7 days', 'Bắt đầu trong 7 ngày')
const late = yes('已延期', 'Late', 'Đã trễ')
const withoutPeople = yes('缺人', 'Lacks people', 'Thiếu người')
const withoutMaterial = yes('缺料', 'Lacks material', 'Thiếu vật tư')

/** Phases that are not done: which start soon, which are late and why, and what each lacks. */
export const phaseOutlook = defineQuery({
  key: 'phaseOutlook',
  path: '/blade-bip/plus/query/phase-outlook',
  label: label('未完成阶段', 'Open phases', 'Giai đoạn chưa xong'),
  icon: 'activity',
  answers: 'list',
  reads: ['planOrder', 'planOrderPhase', 'planOrderItem', 'staffSchedule', 'material'],
  fields: {
    planOrderId: { ...planOrder, width: 140 },
    customerProductName: product,
    phaseName: {
      kind: 'text',
      label: label('阶段', 'Phase', 'Giai đoạn'),
      searchable: true,
      sortable: true,
      width: 140,
    },
    deptId: dept,
    stationId: { kind: 'reference', label: label('工位', 'Station', 'Vị trí'), to: 'planStation', width: 140 },
    leaderId: { kind: 'person', label: label('负责人', 'Leader', 'Phụ trách'), width: 110 },
    startDate: day('计划开始', 'Planned start', 'Bắt đầu'),
    endDate: day('计划完成', 'Planned end', 'Kết thúc'),
    projectedEnd: day('预计完成', 'Projected end', 'Dự kiến xong'),
    lateDays: daysLate,
    lateCause: cause,
    delayReason: {
      kind: 'dict',
      label: label('上报原因', 'Reason given', 'Lý do đã báo'),
      dictionary: 'DC_MMR_DELAY_REASON',
      width: 120,
    },
    progress,
    neededPeople: { ...whole('需要人数', 'People needed', 'Cần người'), unit: people },
    scheduledPeople: { ...whole('已排人数', 'People scheduled', 'Đã xếp'), unit: people },
    missingMaterials: whole('缺料行', 'Materials missing', 'Dòng thiếu vật tư'),
    missingNames: { kind: 'text', label: label('所缺物料', 'What is missing', 'Vật tư thiếu'), width: 240 },
    isStarting: starting,
    isLate: late,
    lacksPeople: withoutPeople,
    lacksMaterial: withoutMaterial,
  },
  list: {
    columns: [
      ...([
        'planOrderId',
        'customerProductName',
        'phaseName',
        'deptId',
        'startDate',
        'endDate',
        'projectedEnd',
        'lateDays',
      ] as const),
      ...(['lateCause', 'progress', 'neededPeople', 'scheduledPeople', 'missingMaterials', 'missingNames'] as const),
    ],
    filters: [
      ...(['planOrderId', 'deptId', 'stationId', 'leaderId', 'startDate', 'endDate', 'isStarting', 'isLate'] as const),
      ...(['lateCause', 'lacksPeople', 'lacksMaterial'] as const),
    ],
    sort: 'startDate',
  },
  opens: { resource: 'planOrderPhase', id: 'id' },
  menu: { group: 'mmr.orders', path: '/mmr/phase-outlook', order: 10 },
})

/** How departments stand: open phases, those that start, are late, or lack something. */
export const departmentOutlook = defineQuery({
  key: 'departmentOutlook',
  path: '/blade-bip/plus/query/department-outlook',
  label: label('部门计划情况', 'Departments at a glance', 'Tình hình phòng ban'),
  icon: 'building-2',
  answers: 'list',
  reads: ['planOrder', 'planOrderPhase', 'planOrderItem', 'staffSchedule', 'material'],
  fields: {
    deptId: dept,
    openPhases: whole('未完成阶段', 'Open phases', 'Giai đoạn mở'),
    startingPhases: whole('7 天内开工', 'Start within 7 days', 'Bắt đầu trong 7 ngày'),
    latePhases: whole('已延期', 'Late', 'Đã trễ'),
    maxLate: { ...daysLate, label: label('最长延期', 'Late at most', 'Trễ nhiều nhất') },
    phasesWithoutPeople: whole('缺人', 'Lack people', 'Thiếu người'),
    phasesWithoutMaterial: whole('缺料', 'Lack material', 'Thiếu vật tư'),
  },
  list: {
    columns: [
      ...(['deptId', 'openPhases', 'startingPhases', 'latePhases', 'maxLate', 'phasesWithoutPeople'] as const),
      'phasesWithoutMaterial',
    ],
    filters: ['deptId', 'latePhases'],
    sort: '-latePhases',
  },
})

/** Plan orders and phases added up by category, phase, department or reason of delay. */
export const planStatistics = defineQuery({
  key: 'planStatistics',
  path: '/blade-bip/plus/query/plan-statistics',
  label: label('计划统计', 'Statistics of plans', 'Thống kê kế hoạch'),
  icon: 'chart-column',
  answers: 'list',
  reads: ['planOrder', 'planOrderPhase'],
  asks: {
    by: {
      kind: 'dict',
      label: label('统计维度', 'Added up by', 'Thống kê theo'),
      dictionary: 'DC_MMR_STATISTIC_BY',
      required: true,
    },
    period: { kind: 'date', label: label('计划完成日期', 'Planned end', 'Kết thúc theo kế hoạch') },
  },
  fields: {
    groupKey: { kind: 'text', label: label('编号', 'Key', 'Mã'), width: 120 },
    groupName: { kind: 'text', label: label('名称', 'Name', 'Tên'), width: 200 },
    orders: whole('计划订单', 'Plan orders', 'Lệnh kế hoạch'),
    phases: whole('阶段', 'Phases', 'Giai đoạn'),
    phasesDone: whole('已完成', 'Done', 'Đã xong'),
    phasesLate: whole('延期', 'Late', 'Trễ'),
    lateShare: {
      kind: 'number',
      label: label('延期率', 'Share late', 'Tỷ lệ trễ'),
      scale: 1,
      sortable: true,
      unit: label('%', '%', '%'),
      width: 100,
    },
    lateDays: { ...whole('延期天数', 'Days late', 'Số ngày trễ'), unit: calendarDays },
    planHours: { ...whole('计划工时', 'Planned hours', 'Giờ công kế hoạch'), scale: 1 },
  },
  list: {
    columns: ['groupName', 'orders', 'phases', 'phasesDone', 'phasesLate', 'lateShare', 'lateDays', 'planHours'],
    filters: ['by', 'period'],
    sort: '-phasesLate',
    size: 100,
  },
  fresh: 30,
})
