import { label } from '../../../i18n.ts'

const number = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const
const day = { kind: 'date', label: label('需求日期', 'Needed on', 'Ngày cần'), width: 120 } as const

/** What is ordered where the proposal is taken: one line. */
export const proposalLines = {
  kind: 'lines',
  label: label('转单明细', 'What is ordered', 'Chi tiết đặt'),
  serverOwned: true,
  fields: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true, width: 220 },
    quantity: { ...number('数量', 'Quantity', 'Số lượng'), required: true },
    neededOn: day,
    supplierId: { kind: 'reference', label: label('供应商', 'Supplier', 'Nhà cung cấp'), to: 'supplier', width: 180 },
    price: { kind: 'money', label: label('参考单价', 'Reference price', 'Đơn giá tham khảo'), scale: 4, width: 120 },
    madeQuantity: { ...number('已转单', 'Turned into orders', 'Đã tạo'), initial: '0.0000' },
  },
} as const

/** What needs it, and how much of it: together never more than the order. */
export const pegLines = {
  kind: 'lines',
  label: label('需求追溯', 'What needs it', 'Truy vết nhu cầu'),
  serverOwned: true,
  fields: {
    demandKind: {
      kind: 'dict',
      label: label('需求类型', 'Kind of demand', 'Loại nhu cầu'),
      dictionary: 'DC_MRP_DEMAND',
      required: true,
      width: 120,
    },
    demandNo: { kind: 'text', label: label('需求单号', 'Number', 'Số chứng từ'), max: 60, width: 160 },
    intoMaterialId: { kind: 'reference', label: label('用于物料', 'Goes into', 'Dùng cho vật tư'), to: 'material', width: 220 },
    quantity: { ...number('数量', 'Quantity', 'Số lượng'), required: true },
    neededOn: day,
    origin: { kind: 'text', label: label('最终需求', 'End demand', 'Nhu cầu gốc'), max: 300, width: 220 },
  },
} as const
