import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'

const number = (zh: string, en: string, vi: string, scale = 2) =>
  ({ kind: 'number', label: label(zh, en, vi), scale, sortable: true, width: 110 }) as const
const text = (zh: string, en: string, vi: string, width = 150) => ({ kind: 'text', label: label(zh, en, vi), width }) as const

const fields = {
  itemNo: text('明细号', 'Item', 'Số mục', 170),
  stepNo: number('工步号', 'Step', 'Bước', 0),
  processName: text('工序', 'Process', 'Công đoạn'),
  workGroupName: text('班组', 'Group', 'Tổ', 130),
  quantity: number('计划数量', 'Planned', 'Kế hoạch', 4),
  finishedQuantity: number('完成数量', 'Finished', 'Hoàn thành', 4),
  plannedHours: number('计划工时', 'Planned hours', 'Giờ kế hoạch'),
  reportedHours: number('已报工时', 'Reported hours', 'Giờ đã báo'),
  difference: number('差异', 'Difference', 'Chênh lệch'),
} as const
const columns = [
  ...(['itemNo', 'stepNo', 'processName', 'workGroupName', 'quantity', 'finishedQuantity', 'plannedHours'] as const),
  ...(['reportedHours', 'difference'] as const),
] as const
const group = {
  workGroupId: { kind: 'reference', to: 'workGroup', label: label('班组', 'Group', 'Tổ') },
  itemId: { kind: 'reference', to: 'moItem', label: label('订单明细', 'Order item', 'Mục lệnh') },
} as const

/** Operations that are released and not yet finished: what a group can report on. */
export const workHoursPlan = defineQuery({
  key: 'workHoursPlan',
  path: '/blade-bip/mps/Wksr/plan-list',
  label: label('可报工计划', 'Work to report on', 'Kế hoạch báo công'),
  icon: 'history',
  answers: 'list',
  reads: ['moItem', 'workProcess', 'workGroup'],
  asks: group,
  fields,
  list: { columns, filters: ['workGroupId', 'itemId'], sort: '-difference' },
  menu: { group: 'mps.hours', path: '/mps/hours-plan', order: 2 },
})

/** One operation with what was reported on it. */
export const workHoursPlanDetail = defineQuery({
  key: 'workHoursPlanDetail',
  path: '/blade-bip/mps/Wksr/plan-detail',
  label: label('报工计划详情', 'Work to report on, in detail', 'Chi tiết kế hoạch báo công'),
  icon: 'history',
  answers: 'one',
  reads: ['moItem', 'workProcess', 'workGroup'],
  asks: { id: { kind: 'text', label: label('计划', 'Plan', 'Kế hoạch'), max: 64, required: true } },
  fields,
})

/** Hours by item as they are handed to the ERP: audited reports against standard and plan. */
export const workHoursErp = defineQuery({
  key: 'workHoursErp',
  path: '/blade-bip/mps/Wksr/query-erp',
  label: label('工时与 ERP 对照', 'Hours compared with the ERP', 'Giờ công cho ERP'),
  icon: 'chart-column',
  answers: 'list',
  reads: ['moItem', 'mo', 'workHoursReport'],
  asks: { reportedOn: { kind: 'date', label: label('作业日期', 'Worked on', 'Ngày làm') } },
  fields: {
    billNo: text('订单号', 'Order', 'Số lệnh'),
    itemNo: fields.itemNo,
    auditedHours: number('已审工时', 'Audited hours', 'Giờ đã duyệt'),
    openHours: number('未审工时', 'Not audited yet', 'Chưa duyệt'),
    standardHours: number('标准工时', 'Standard hours', 'Giờ chuẩn'),
    plannedHours: fields.plannedHours,
    goodQuantity: number('合格数', 'Good', 'Đạt', 4),
    scrapQuantity: number('报废数', 'Scrap', 'Hỏng', 4),
  },
  list: {
    columns: ['billNo', 'itemNo', 'auditedHours', 'openHours', 'standardHours', 'plannedHours', 'goodQuantity', 'scrapQuantity'],
    filters: ['reportedOn'],
    sort: '-auditedHours',
  },
  menu: { group: 'mps.hours', path: '/mps/hours-erp', order: 3 },
})
