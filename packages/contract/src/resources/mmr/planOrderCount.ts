import { label } from '../../i18n.ts'
import { defineResource, get, standardCalls } from '../../resource/core.ts'
import { deptId, figure, hours, people, phaseId, planOrderId, remark } from './planFields.ts'

/** What was counted of a plan order on a day: people and hours against the plan, and what holds it up. */
export const planOrderCount = defineResource({
  key: 'planOrderCount',
  path: '/blade-bip/mmr-plan-order-count',
  calls: standardCalls(),
  exports: [
    { call: get('export-details-all'), scope: 'all' },
    { call: get('export-current-page'), scope: 'page' },
  ],
  label: label('计划订单统计', 'Plan order statistics', 'Thống kê lệnh kế hoạch'),
  icon: 'chart-column',
  display: 'countNo',
  fields: {
    countNo: {
      kind: 'serial',
      label: label('统计单号', 'Number', 'Số thống kê'),
      template: 'TJ-{yyyy}{mm}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    planOrderId,
    phaseId,
    deptId,
    countDate: {
      kind: 'date',
      label: label('统计日期', 'Counted on', 'Ngày thống kê'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    planPeople: figure('计划人数', 'Planned headcount', 'Số người kế hoạch', {
      required: true,
      max: '2000',
      summed: true,
      unit: people,
    }),
    actualPeople: figure('实际人数', 'Actual headcount', 'Số người thực tế', {
      required: true,
      max: '2000',
      summed: true,
      unit: people,
    }),
    missingPeople: {
      kind: 'number',
      label: label('缺员', 'Headcount short', 'Thiếu người'),
      formula: { op: 'subtract', args: ['planPeople', 'actualPeople'], scale: 0 },
      unit: people,
      width: 90,
    },
    planHours: figure('计划工时', 'Planned hours', 'Giờ công kế hoạch', { scale: 1, summed: true, unit: hours }),
    actualHours: figure('实际工时', 'Hours worked', 'Giờ công thực tế', { scale: 1, summed: true, unit: hours }),
    hoursDifference: {
      kind: 'number',
      label: label('工时差异', 'Difference', 'Chênh lệch giờ'),
      scale: 1,
      formula: { op: 'subtract', args: ['actualHours', 'planHours'], scale: 1 },
      unit: hours,
      width: 100,
    },
    delayDays: figure('延期天数', 'Days late', 'Số ngày trễ', { max: '3650', initial: '0' }),
    delayReason: {
      kind: 'dict',
      label: label('延期原因', 'Why it is late', 'Lý do trễ'),
      dictionary: 'DC_MMR_DELAY_REASON',
      indexed: true,
      width: 130,
    },
    remark,
  },
  list: {
    columns: [
      'countNo',
      'planOrderId',
      'phaseId',
      'deptId',
      'countDate',
      'planPeople',
      'actualPeople',
      'missingPeople',
      'planHours',
      'actualHours',
      'hoursDifference',
      'delayDays',
      'delayReason',
    ],
    filters: ['planOrderId', 'phaseId', 'deptId', 'countDate', 'delayReason'],
    sort: '-countDate',
  },
  form: [
    {
      label: label('统计', 'Count', 'Thống kê'),
      fields: ['countNo', 'planOrderId', 'phaseId', 'deptId', 'countDate'],
    },
    {
      label: label('人员与工时', 'People and hours', 'Nhân lực và giờ công'),
      fields: ['planPeople', 'actualPeople', 'planHours', 'actualHours', 'delayDays', 'delayReason', 'remark'],
    },
  ],
  menu: { group: 'mmr.orders', path: '/mmr/plan-order-count', order: 5 },
})
