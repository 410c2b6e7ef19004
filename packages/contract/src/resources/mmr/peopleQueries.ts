import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { hours, people } from './planFields.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 1, sortable: true, summed: true, unit: hours, width: 120 }) as const
const dept = { kind: 'reference', label: label('部门', 'Department', 'Phòng ban'), to: 'department', width: 150 } as const

/** Hours that phases need against those that people are scheduled for and worked, by department and week. */
export const manpowerStatistics = defineQuery({
  key: 'manpowerStatistics',
  path: '/blade-bip/dc-mmr-manpower-statistics/list',
  label: label('人力统计', 'Manpower', 'Thống kê nhân lực'),
  icon: 'chart-column',
  answers: 'list',
  reads: ['planOrderPhase', 'staffSchedule', 'planWorkHours'],
  fields: {
    deptId: dept,
    week: { kind: 'date', label: label('周（周一）', 'Week (Monday)', 'Tuần (thứ Hai)'), sortable: true, width: 130 },
    headcount: { kind: 'number', label: label('在岗人数', 'People', 'Số người'), sortable: true, unit: people, width: 100 },
    capacity: figure('可用工时', 'Available', 'Giờ khả dụng'),
    predicted: figure('预计需求', 'Needed by plan', 'Nhu cầu dự kiến'),
    scheduled: figure('已排工时', 'Scheduled', 'Đã xếp lịch'),
    worked: figure('实际工时', 'Worked', 'Thực tế'),
    balance: figure('富余或缺口', 'Over or short', 'Thừa hoặc thiếu'),
  },
  list: {
    columns: ['deptId', 'week', 'headcount', 'capacity', 'predicted', 'scheduled', 'worked', 'balance'],
    filters: ['deptId', 'week', 'balance'],
    sort: 'week',
  },
  fresh: 30,
  menu: { group: 'mmr.people', path: '/mmr/manpower-statistics', order: 5 },
})

/** Hours of people by week: what phases need against what is scheduled, was worked and is there. */
export const manpowerByWeek = defineQuery({
  key: 'manpowerByWeek',
  path: '/blade-bip/plus/manpower-by-week',
  label: label('人力预测与实际', 'Manpower by week', 'Nhân lực theo tuần'),
  icon: 'chart-column',
  answers: 'series',
  reads: ['planOrderPhase', 'staffSchedule', 'planWorkHours'],
  asks: {
    deptId: dept,
    week: { kind: 'date', label: label('周', 'Weeks', 'Tuần') },
  },
  fields: {
    week: { kind: 'date', label: label('周（周一）', 'Week (Monday)', 'Tuần (thứ Hai)'), width: 130 },
    predicted: figure('预计需求', 'Needed by plan', 'Nhu cầu dự kiến'),
    scheduled: figure('已排工时', 'Scheduled', 'Đã xếp lịch'),
    worked: figure('实际工时', 'Worked', 'Thực tế'),
    capacity: figure('可用工时', 'Available', 'Giờ khả dụng'),
  },
  series: { x: 'week', y: ['predicted', 'scheduled', 'worked', 'capacity'], shape: 'line' },
  fresh: 30,
  menu: { group: 'mmr.people', path: '/mmr/manpower-by-week', order: 6 },
})

/** Milestones of plan orders: when they were planned and reached, and how far both lie apart. */
export const milProcessData = defineQuery({
  key: 'milProcessData',
  path: '/blade-bip/mil-process-data/list',
  label: label('里程碑过程数据', 'Milestone data', 'Dữ liệu mốc'),
  icon: 'activity',
  answers: 'list',
  reads: ['planOrder', 'planOrderPhase'],
  fields: {
    planOrderId: { kind: 'reference', label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'), to: 'planOrder', width: 150 },
    planOrderNo: { kind: 'text', label: label('计划单号', 'Number', 'Số lệnh'), searchable: true, sortable: true, width: 140 },
    customerProductName: {
      kind: 'text',
      label: label('客户产品名称', 'Customer’s product', 'Sản phẩm của khách'),
      searchable: true,
      sortable: true,
      width: 220,
    },
    phaseName: { kind: 'text', label: label('里程碑', 'Milestone', 'Mốc'), searchable: true, sortable: true, width: 160 },
    deptId: dept,
    endDate: { kind: 'date', label: label('计划日期', 'Planned for', 'Ngày kế hoạch'), sortable: true, width: 120 },
    actualEnd: { kind: 'date', label: label('实际日期', 'Reached on', 'Ngày đạt'), sortable: true, width: 120 },
    deviation: {
      kind: 'number',
      label: label('偏差', 'Deviation', 'Chênh lệch'),
      hint: label('正数为延期天数', 'Above zero: days late', 'Số dương: số ngày trễ'),
      sortable: true,
      unit: label('天', 'days', 'ngày'),
      width: 100,
    },
    progress: { kind: 'number', label: label('进度', 'Progress', 'Tiến độ'), unit: label('%', '%', '%'), width: 90 },
    delayReason: {
      kind: 'dict',
      label: label('延期原因', 'Why it is late', 'Lý do trễ'),
      dictionary: 'DC_MMR_DELAY_REASON',
      width: 130,
    },
  },
  list: {
    columns: [
      'planOrderNo',
      'customerProductName',
      'phaseName',
      'deptId',
      'endDate',
      'actualEnd',
      'deviation',
      'progress',
      'delayReason',
    ],
    filters: ['planOrderId', 'planOrderNo', 'phaseName', 'deptId', 'endDate', 'deviation', 'delayReason'],
    sort: '-endDate',
  },
  opens: { resource: 'planOrder', id: 'planOrderId' },
  menu: { group: 'mmr.orders', path: '/mmr/mil-process-data', order: 7 },
})

/** What was counted of one plan order altogether. */
export const planOrderCountOf = defineQuery({
  key: 'planOrderCountOf',
  path: '/blade-bip/mmr-plan-order-count/detail-by-order-id',
  also: [{ names: { orderId: 'planOrderId' } }],
  label: label('计划订单统计明细', 'Plan order statistics in detail', 'Thống kê của lệnh kế hoạch'),
  icon: 'chart-column',
  answers: 'one',
  reads: ['planOrder', 'planOrderCount', 'planOrderPhase'],
  asks: {
    planOrderId: { kind: 'reference', label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'), to: 'planOrder', required: true },
  },
  fields: {
    planOrderNo: { kind: 'text', label: label('计划单号', 'Number', 'Số lệnh') },
    counts: { kind: 'number', label: label('统计次数', 'Counts', 'Số lần thống kê') },
    lastCount: { kind: 'date', label: label('最近统计', 'Last count', 'Thống kê gần nhất') },
    phases: { kind: 'number', label: label('阶段数', 'Phases', 'Số giai đoạn') },
    phasesDone: { kind: 'number', label: label('已完成阶段', 'Phases done', 'Giai đoạn đã xong') },
    phasesLate: { kind: 'number', label: label('延期阶段', 'Phases late', 'Giai đoạn trễ') },
    planHours: { kind: 'number', label: label('计划工时', 'Planned hours', 'Giờ công kế hoạch'), scale: 1, unit: hours },
    actualHours: { kind: 'number', label: label('实际工时', 'Hours worked', 'Giờ công thực tế'), scale: 1, unit: hours },
    peopleDays: { kind: 'number', label: label('实际人天', 'Days of people', 'Ngày công'), unit: people },
    delayDays: { kind: 'number', label: label('最大延期天数', 'Days late at most', 'Trễ nhiều nhất') },
  },
  menu: { group: 'mmr.orders', path: '/mmr/plan-order-figures', order: 9 },
})

/** Who is scheduled for one plan order, from when to when. */
export const staffScheduleOf = defineQuery({
  key: 'staffScheduleOf',
  path: '/blade-bip/mmr-staff-schedule/detail-by-order-id',
  also: [{ names: { orderId: 'planOrderId' } }],
  label: label('计划人员排班', 'Plan order staff', 'Nhân sự của lệnh kế hoạch'),
  icon: 'users',
  answers: 'one',
  reads: ['planOrder', 'staffSchedule'],
  asks: {
    planOrderId: { kind: 'reference', label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'), to: 'planOrder', required: true },
  },
  fields: {
    planOrderNo: { kind: 'text', label: label('计划单号', 'Number', 'Số lệnh') },
    userIds: { kind: 'person', label: label('人员', 'People', 'Nhân sự'), multiple: true },
    peopleCount: { kind: 'number', label: label('人数', 'People', 'Số người'), unit: people },
    firstDay: { kind: 'date', label: label('首日', 'First day', 'Ngày đầu') },
    lastDay: { kind: 'date', label: label('末日', 'Last day', 'Ngày cuối') },
    scheduledHours: { kind: 'number', label: label('已排工时', 'Scheduled hours', 'Giờ đã xếp'), scale: 1, unit: hours },
  },
})
