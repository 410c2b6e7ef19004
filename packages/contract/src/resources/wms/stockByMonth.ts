import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const money = (zh: string, en: string, vi: string) => ({ kind: 'money', label: label(zh, en, vi), width: 150 }) as const

/** What stock was worth in each of the last twelve months: what came in, what went out, and what lay there at its end. */
export const stockByMonth = defineQuery({
  key: 'stockByMonth',
  path: '/blade-bip/plus/query/stock-by-month',
  label: label('月度库存金额', 'Stock value by month', 'Giá trị tồn kho theo tháng'),
  icon: 'chart-column',
  answers: 'series',
  reads: ['stockEntry'],
  asks: { warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse' } },
  fields: {
    month: { kind: 'text', label: label('月份', 'Month', 'Tháng'), width: 120 },
    received: money('入库金额', 'Received', 'Giá trị nhập'),
    issued: money('出库金额', 'Issued', 'Giá trị xuất'),
    closing: money('期末金额', 'At the end', 'Giá trị cuối kỳ'),
  },
  series: { x: 'month', y: ['received', 'issued', 'closing'] },
  fresh: 60,
  menu: { group: 'wms.stock', path: '/wms/stock-by-month', order: 8 },
})
