import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

/** What is expected of a material and what is wanted of it, day by day from what lies there now. */
export const stockOutlook = defineQuery({
  key: 'stockOutlook',
  path: '/blade-bip/plus/query/stock-outlook',
  label: label('库存展望', 'Stock outlook', 'Triển vọng tồn kho'),
  icon: 'calendar-clock',
  answers: 'series',
  reads: ['stockBalance', 'stockReservation', 'purchaseOrder', 'saleOrder', 'material'],
  asks: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true },
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse' },
  },
  fields: {
    day: { kind: 'date', label: label('日期', 'Day', 'Ngày'), width: 110 },
    sourceType: {
      kind: 'dict',
      label: label('依据', 'Because of', 'Căn cứ'),
      dictionary: 'DC_OUTLOOK_SOURCE',
      width: 120,
    },
    sourceNo: { kind: 'text', label: label('单号', 'Number', 'Số chứng từ'), width: 150 },
    sourceId: { kind: 'text', label: label('单据', 'Document id', 'Mã chứng từ') },
    dueOn: { kind: 'date', label: label('约定日期', 'Agreed for', 'Ngày hẹn'), width: 110 },
    quantity: { kind: 'number', label: label('数量', 'Quantity', 'Số lượng'), scale: 4, width: 120 },
    balance: { kind: 'number', label: label('预计结存', 'Expected on hand', 'Tồn dự kiến'), scale: 4, width: 130 },
    safetyStock: { kind: 'number', label: label('安全库存', 'Safety stock', 'Tồn an toàn'), scale: 4, width: 120 },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
  },
  series: { x: 'day', y: ['balance'], shape: 'line' },
  fresh: 5,
})
