import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 130 }) as const

/** The card of a material: what came and went on each day, and what lay there at its end. */
export const stockCard = defineQuery({
  key: 'stockCard',
  path: '/blade-bip/plus/query/stock-card',
  label: label('物料收发卡', 'Material card', 'Thẻ kho vật tư'),
  icon: 'chart-column',
  answers: 'series',
  reads: ['stockEntry'],
  asks: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true },
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse' },
    period: { kind: 'date', label: label('日期', 'Period', 'Khoảng ngày') },
  },
  fields: {
    day: { kind: 'text', label: label('日期', 'Day', 'Ngày'), width: 120 },
    received: figure('收入', 'Received', 'Nhập'),
    issued: figure('发出', 'Issued', 'Xuất'),
    balance: figure('结存', 'Balance', 'Tồn'),
  },
  series: { x: 'day', y: ['balance', 'received', 'issued'], shape: 'line' },
  menu: { group: 'wms.stock', path: '/wms/stock-card', order: 7 },
})
