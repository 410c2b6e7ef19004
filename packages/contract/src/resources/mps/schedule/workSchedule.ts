import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { scheduleStatus } from '../orders/states.ts'
import { groupField } from '../plant/fields.ts'
import { operationPlace } from './place.ts'

/** One operation in the plan of the plant: where and when it is done, and what it waits for. */
export const workSchedule = defineResource({
  key: 'workSchedule',
  path: '/blade-bip/mps/work-schedule',
  calls: { list: get('list'), detail: get('detail'), update: post('update'), remove: post('remove') },
  label: label('生产排程', 'Work schedule', 'Lịch sản xuất'),
  icon: 'calendar-range',
  display: 'scheduleName',
  fields: {
    scheduleName: {
      kind: 'text',
      label: label('工序', 'Operation', 'Công đoạn'),
      serverOwned: true,
      max: 120,
      searchable: true,
      width: 180,
    },
    operationId: {
      kind: 'text',
      label: label('工序标识', 'Operation id', 'Mã công đoạn'),
      serverOwned: true,
      unique: true,
      max: 64,
      width: 120,
    },
    itemId: {
      kind: 'reference',
      label: label('订单明细', 'Order item', 'Mục lệnh'),
      to: 'moItem',
      serverOwned: true,
      indexed: true,
      width: 170,
    },
    moId: {
      kind: 'reference',
      label: label('生产订单', 'Order', 'Lệnh sản xuất'),
      to: 'mo',
      serverOwned: true,
      indexed: true,
      width: 150,
    },
    mtoNo: { kind: 'text', label: label('计划跟踪号', 'MTO number', 'Số MTO'), from: ['moId', 'mtoNo'], width: 140 },
    dueDate: { kind: 'date', label: label('交期', 'Due', 'Hạn giao'), from: ['itemId', 'dueDate'], width: 120 },
    stepNo: { kind: 'number', label: label('工步号', 'Step', 'Bước'), serverOwned: true, width: 80 },
    processId: {
      kind: 'reference',
      label: label('工艺', 'Process', 'Công đoạn'),
      to: 'workProcess',
      serverOwned: true,
      indexed: true,
      width: 150,
    },
    workGroupId: { ...groupField, serverOwned: true },
    scheduleStatus,
    ...operationPlace,
    workedMinutes: {
      kind: 'number',
      label: label('作业时间', 'Work', 'Thời gian làm'),
      serverOwned: true,
      unit: label('分钟', 'min', 'phút'),
      width: 100,
    },
    isPinned: { kind: 'boolean', label: label('锁定', 'Pinned', 'Ghim'), initial: false, indexed: true, width: 80 },
  },
  list: {
    columns: [
      ...(['scheduleName', 'itemId', 'processId', 'stationId', 'workGroupId', 'startsAt', 'endsAt', 'scheduleStatus'] as const),
      ...(['isPinned', 'waitsFor', 'waitMinutes', 'dueDate', 'mtoNo'] as const),
    ],
    filters: [
      ...(['scheduleName', 'itemId', 'moId', 'stationId', 'workGroupId', 'processId', 'scheduleStatus'] as const),
      ...(['startsAt', 'isPinned', 'waitsFor'] as const),
    ],
    sort: 'startsAt',
  },
  form: [
    { label: label('工序', 'Operation', 'Công đoạn'), fields: ['scheduleName', 'itemId', 'stepNo', 'processId', 'workGroupId'] },
    {
      label: label('排程', 'Plan', 'Lịch'),
      fields: ['stationId', 'startsAt', 'endsAt', 'isPinned', 'workedMinutes', 'waitsFor', 'waitMinutes', 'scheduleStatus'],
    },
  ],
  transfer: false,
  menu: { group: 'mps.orders', path: '/mps/work-schedule', order: 3 },
})
