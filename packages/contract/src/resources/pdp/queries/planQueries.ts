import { label } from '../../../i18n.ts'
import type { Fields } from '../../../kinds/index.ts'
import { defineQuery } from '../../../resource/query.ts'

/** What a row tells of a plan item. */
const itemFields = {
  planItemName: { kind: 'text', label: label('计划项', 'Plan item', 'Hạng mục'), width: 220 },
  itemNo: { kind: 'text', label: label('编号', 'WBS', 'Mã WBS'), width: 80 },
  projectId: { kind: 'reference', label: label('项目', 'Project', 'Dự án'), to: 'project', width: 220 },
  planStatus: { kind: 'dict', label: label('状态', 'Status', 'Trạng thái'), dictionary: 'DC_PMS_PLAN_STATUS', width: 110 },
  ownerId: { kind: 'person', label: label('负责人', 'Owner', 'Người phụ trách'), width: 120 },
  planStart: { kind: 'date', label: label('计划开始', 'Planned start', 'Bắt đầu kế hoạch'), sortable: true, width: 120 },
  planEnd: { kind: 'date', label: label('计划完成', 'Planned end', 'Kết thúc kế hoạch'), sortable: true, width: 120 },
  progress: {
    kind: 'number',
    label: label('进度', 'Progress', 'Tiến độ'),
    unit: label('%', '%', '%'),
    width: 90,
  },
} as const satisfies Fields

const opens = { resource: 'planItem', id: 'id' } as const

/** Plan items of the caller in a month, placed in it: the first day counts 0. */
export const projectPlanListByMonth = defineQuery({
  key: 'projectPlanListByMonth',
  path: '/blade-bip/plan-item/project-plan-list-by-month',
  label: label('月度计划', 'Monthly plan', 'Kế hoạch tháng'),
  icon: 'calendar-off',
  asks: {
    month: {
      kind: 'text',
      label: label('月份', 'Month', 'Tháng'),
      hint: label('如 2026-11，默认本月', 'Such as 2026-11, default this month', 'Ví dụ 2026-11, mặc định tháng này'),
      pattern: '\\d{4}-(0[1-9]|1[0-2])',
      messages: { pattern: label('写成 2026-11 的形式', 'Write it as 2026-11', 'Ghi dạng 2026-11') },
    },
  },
  answers: 'list',
  reads: ['planItem'],
  fields: {
    ...itemFields,
    offset: { kind: 'number', label: label('偏移天数', 'Days from the first', 'Số ngày từ đầu tháng'), width: 100 },
    length: { kind: 'number', label: label('长度天数', 'Length in days', 'Số ngày'), width: 100 },
  },
  display: 'planItemName',
  list: {
    columns: ['planItemName', 'projectId', 'planStatus', 'planStart', 'planEnd', 'offset', 'length'],
    filters: ['month'],
    sort: 'planStart',
  },
  opens,
  access: 'signedIn',
})

/** Open plan items of the caller, those that are due first. */
export const projectPlanListHome = defineQuery({
  key: 'projectPlanListHome',
  path: '/blade-bip/plan-item/project-plan-list-home',
  label: label('我的项目任务', 'My project tasks', 'Việc dự án của tôi'),
  icon: 'check-check',
  answers: 'list',
  reads: ['planItem'],
  fields: itemFields,
  display: 'planItemName',
  list: { columns: ['planItemName', 'projectId', 'planStatus', 'planEnd', 'progress'], sort: 'planEnd' },
  opens,
  access: 'signedIn',
})

const count = (zh: string, en: string, vi: string) => ({ kind: 'number', label: label(zh, en, vi), width: 90 }) as const

/** How many plan items the caller has, by what they ask for. */
export const allTaskCount = defineQuery({
  key: 'allTaskCount',
  path: '/blade-bip/plan-item/all-task-count',
  label: label('任务统计', 'Task statistics', 'Thống kê công việc'),
  icon: 'chart-column',
  answers: 'one',
  reads: ['planItem'],
  fields: {
    total: count('全部', 'All', 'Tất cả'),
    toStart: count('未开始', 'To start', 'Chưa bắt đầu'),
    inProgress: count('进行中', 'In progress', 'Đang thực hiện'),
    delayed: count('已延期', 'Delayed', 'Trễ hạn'),
    dueThisWeek: count('7 天内到期', 'Due in 7 days', 'Đến hạn trong 7 ngày'),
    completed: count('已完成', 'Completed', 'Hoàn thành'),
  },
  access: 'signedIn',
})

/** Of what was due in each of six months, the share that was done in time. */
export const scheduleEfficiency = defineQuery({
  key: 'scheduleEfficiency',
  path: '/blade-bip/plan-item/schedule-efficiency',
  label: label('计划达成率', 'Plan attainment', 'Tỷ lệ đúng hạn'),
  icon: 'activity',
  answers: 'series',
  reads: ['planItem'],
  fields: {
    month: { kind: 'text', label: label('月份', 'Month', 'Tháng') },
    due: count('应完成', 'Due', 'Đến hạn'),
    onTime: count('按期完成', 'In time', 'Đúng hạn'),
    rate: { kind: 'number', label: label('达成率', 'Share', 'Tỷ lệ'), unit: label('%', '%', '%') },
  },
  series: { x: 'month', y: ['rate'], shape: 'line' },
  access: 'signedIn',
})

/** What the caller has to do, across all projects, what is due first before the rest. */
export const projectTasks = defineQuery({
  key: 'projectTasks',
  path: '/blade-bip/plus/plan-item/my-tasks',
  label: label('我的任务', 'My tasks', 'Việc của tôi'),
  icon: 'check-check',
  answers: 'list',
  reads: ['planItem'],
  fields: {
    ...itemFields,
    daysLeft: {
      kind: 'number',
      label: label('剩余天数', 'Days left', 'Số ngày còn lại'),
      hint: label('负数为已超期', 'Negative once it is late', 'Số âm là đã trễ hạn'),
      min: '-99999',
      width: 100,
    },
  },
  display: 'planItemName',
  list: {
    columns: ['planItemName', 'projectId', 'itemNo', 'planStatus', 'planStart', 'planEnd', 'daysLeft', 'progress'],
    filters: ['planItemName', 'projectId', 'planStatus', 'planEnd'],
    sort: 'planEnd',
    card: ['planStatus', 'projectId', 'planEnd', 'daysLeft'],
  },
  views: [
    {
      key: 'projectTasks.late',
      label: label('已超期', 'Late', 'Đã trễ hạn'),
      where: { planEnd_le: '{today-1}' },
      sort: 'planEnd',
    },
    {
      key: 'projectTasks.soon',
      label: label('7 天内到期', 'Due in 7 days', 'Đến hạn trong 7 ngày'),
      where: { planEnd_ge: '{today}', planEnd_le: '{today+7}' },
      sort: 'planEnd',
    },
    {
      key: 'projectTasks.begun',
      label: label('进行中', 'Under way', 'Đang làm'),
      where: { planStatus: 'inProgress' },
      sort: 'planEnd',
    },
  ],
  opens,
  menu: { group: 'pdp.project', path: '/pdp/my-tasks', order: 3 },
})

/** What happened in projects over a week and what comes next: done, late, begun, planned. */
export const projectWeekly = defineQuery({
  key: 'projectWeekly',
  path: '/blade-bip/plus/plan-item/weekly-report',
  label: label('项目周报', 'Weekly report', 'Báo cáo tuần'),
  icon: 'text-search',
  asks: {
    week: {
      kind: 'date',
      label: label('周', 'Week', 'Tuần'),
      hint: label('默认最近 7 天', 'Default the last 7 days', 'Mặc định 7 ngày gần đây'),
    },
  },
  answers: 'list',
  reads: ['planItem', 'project'],
  fields: {
    happening: {
      kind: 'dict',
      label: label('情况', 'What happened', 'Tình hình'),
      dictionary: 'DC_PDP_HAPPENING',
      width: 120,
    },
    ...itemFields,
    actualEnd: { kind: 'date', label: label('实际完成', 'Actual end', 'Kết thúc thực tế'), width: 120 },
    delayReason: {
      kind: 'dict',
      label: label('延期原因', 'Reason of delay', 'Lý do trễ'),
      dictionary: 'DC_PDP_DELAY_REASON',
      width: 120,
    },
  },
  display: 'planItemName',
  list: {
    columns: [
      'happening',
      'projectId',
      'itemNo',
      'planItemName',
      'planStatus',
      'ownerId',
      'planStart',
      'planEnd',
      'actualEnd',
      'progress',
      'delayReason',
    ],
    filters: ['week', 'projectId', 'happening', 'ownerId'],
    sort: 'planEnd',
    size: 100,
  },
  opens,
  menu: { group: 'pdp.project', path: '/pdp/weekly-report', order: 4 },
})
