import { label } from '../../../i18n.ts'
import { groupField, minutesField, skillsField } from './fields.ts'

/** One operation of a route: the times of its process, until somebody says otherwise. */
export const routeSteps = {
  stepNo: {
    kind: 'number',
    label: label('工步号', 'Step', 'Bước'),
    min: '1',
    max: '9999',
    required: true,
    initial: '10',
    width: 80,
  },
  processId: {
    kind: 'reference',
    label: label('工序', 'Process', 'Công đoạn'),
    to: 'workProcess',
    where: { isActive: { in: ['true'] } },
    required: true,
    width: 170,
  },
  workGroupId: { ...groupField, prefill: ['processId', 'workGroupId'] },
  stationIds: {
    kind: 'reference',
    label: label('可选工位', 'Stations', 'Trạm có thể dùng'),
    to: 'workStation',
    where: { isActive: { in: ['true'] } },
    multiple: true,
    maxCount: 20,
    width: 220,
  },
  setupMinutes: { ...minutesField('准备', 'Setup', 'Chuẩn bị'), prefill: ['processId', 'setupMinutes'], width: 90 },
  runMinutes: {
    ...minutesField('单件加工', 'Run per piece', 'Mỗi cái', '1'),
    required: true,
    prefill: ['processId', 'runMinutes'],
    width: 100,
  },
  waitMinutes: { ...minutesField('等待', 'Wait', 'Chờ'), prefill: ['processId', 'waitMinutes'], width: 90 },
  moveMinutes: { ...minutesField('转运', 'Move', 'Chuyển'), prefill: ['processId', 'moveMinutes'], width: 90 },
  crew: {
    kind: 'number',
    label: label('人数', 'People', 'Số người'),
    min: '0',
    max: '50',
    initial: '1',
    prefill: ['processId', 'crew'],
    width: 80,
  },
  skills: skillsField,
  overlapQuantity: {
    kind: 'number',
    label: label('移转批量', 'Moved on after', 'Chuyển tiếp sau'),
    scale: 2,
    min: '0.01',
    prefill: ['processId', 'overlapQuantity'],
    width: 110,
  },
  isKey: { kind: 'boolean', label: label('关键工序', 'Milestone', 'Mốc'), initial: false, width: 90 },
  needsInspection: {
    kind: 'boolean',
    label: label('需检验', 'Inspected', 'Kiểm tra'),
    initial: false,
    width: 90,
  },
  note: { kind: 'text', label: label('工艺要求', 'Note', 'Yêu cầu'), max: 300, width: 200 },
} as const
