import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { days } from './planFields.ts'

const day = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, width: 120 }) as const

/** When a new order of a category could be delivered with today's load, phase by phase, with the reason for each date. */
export const deliveryPromise = defineQuery({
  key: 'deliveryPromise',
  path: '/blade-bip/plus/query/delivery-promise',
  label: label('交期承诺', 'Delivery promise', 'Cam kết giao hàng'),
  icon: 'handshake',
  answers: 'list',
  reads: ['planOrderCategory', 'planPhaseInfo'],
  asks: {
    categoryId: {
      kind: 'reference',
      label: label('计划类别', 'Category', 'Loại kế hoạch'),
      to: 'planOrderCategory',
      required: true,
    },
    startsOn: { kind: 'date', label: label('最早开始', 'Begins at the earliest', 'Bắt đầu sớm nhất') },
  },
  fields: {
    sort: { kind: 'number', label: label('顺序', 'Order', 'Thứ tự'), sortable: true, width: 80 },
    phaseName: { kind: 'text', label: label('阶段', 'Phase', 'Giai đoạn'), width: 160 },
    deptId: { kind: 'reference', label: label('负责部门', 'Department', 'Phòng ban'), to: 'department', width: 140 },
    stationId: { kind: 'reference', label: label('工位', 'Station', 'Vị trí'), to: 'planStation', width: 140 },
    days: { kind: 'number', label: label('工期', 'Duration', 'Thời lượng'), summed: true, unit: days, width: 100 },
    startDate: day('可开始', 'Can begin', 'Có thể bắt đầu'),
    endDate: day('可完成', 'Can end', 'Có thể kết thúc'),
    dateReason: { kind: 'text', label: label('日期原因', 'Why these dates', 'Lý do xếp ngày'), width: 320 },
    freeDate: day('无占用时可完成', 'Could end if all gave way', 'Có thể xong nếu nhường chỗ'),
    mustMove: {
      kind: 'text',
      label: label('需让出的订单', 'Would have to move', 'Lệnh phải dời'),
      hint: label(
        '提前到该日期须移动这些计划订单',
        'Plan orders that would have to move for that day',
        'Các lệnh phải dời để kịp ngày đó',
      ),
      width: 260,
    },
  },
  list: {
    columns: ['sort', 'phaseName', 'deptId', 'stationId', 'days', 'startDate', 'endDate', 'dateReason', 'freeDate', 'mustMove'],
    filters: ['categoryId', 'startsOn'],
    sort: 'sort',
    size: 50,
  },
  menu: { group: 'mmr.orders', path: '/mmr/delivery-promise', order: 8 },
})
