import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'

const number = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const

/** What is needed of a material and what comes, day by day, with what is left: as things are, and as proposed. */
export const mrpProjection = defineQuery({
  key: 'mrpProjection',
  path: '/blade-bip/plus/query/mrp-projection',
  label: label('供需平衡', 'Demand and supply', 'Cân đối cung cầu'),
  icon: 'activity',
  answers: 'list',
  reads: ['material', 'mrpProposal'],
  asks: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true },
  },
  fields: {
    sort: { kind: 'number', label: label('顺序', 'Order', 'Thứ tự'), sortable: true, width: 70 },
    day: { kind: 'date', label: label('日期', 'Day', 'Ngày'), width: 120 },
    entryKind: {
      kind: 'state',
      label: label('类型', 'Kind', 'Loại'),
      states: {
        demand: { label: label('需求', 'Demand', 'Nhu cầu'), tone: 'warning' },
        supply: { label: label('供应', 'Supply', 'Cung ứng'), tone: 'info' },
        proposed: { label: label('建议', 'Proposed', 'Đề xuất'), tone: 'success' },
      },
      width: 100,
    },
    source: { kind: 'dict', label: label('来源', 'From', 'Nguồn'), dictionary: 'DC_MRP_SOURCE', width: 130 },
    no: { kind: 'text', label: label('单号', 'Number', 'Số chứng từ'), width: 160 },
    incoming: number('入', 'In', 'Vào'),
    outgoing: number('出', 'Out', 'Ra'),
    balance: number('不采纳时结余', 'Left as things are', 'Còn lại hiện tại'),
    plannedBalance: number('采纳后结余', 'Left as proposed', 'Còn lại theo đề xuất'),
  },
  list: {
    columns: ['day', 'entryKind', 'source', 'no', 'incoming', 'outgoing', 'balance', 'plannedBalance'],
    filters: ['materialId'],
    sort: 'sort',
    size: 100,
  },
  menu: { group: 'mmr.materials', path: '/mmr/mrp-projection', order: 2 },
})
