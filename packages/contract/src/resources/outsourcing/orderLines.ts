import { label } from '../../i18n.ts'
import type { Fields, LinesField } from '../../kinds/index.ts'

const quantity = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const

const kept = (zh: string, en: string, vi: string) => ({ ...quantity(zh, en, vi), serverOwned: true, initial: '0.0000' }) as const

/** What is worked on, by which process; lines of orders, issues and receipts say it alike. */
export const worked = {
  materialId: {
    kind: 'reference',
    label: label('物料', 'Material', 'Vật tư'),
    to: 'material',
    where: { isActive: { in: ['true'] } },
    required: true,
    width: 220,
  },
  specification: {
    kind: 'text',
    label: label('规格型号', 'Specification', 'Quy cách'),
    from: ['materialId', 'specification'],
    width: 160,
  },
  technologyId: {
    kind: 'reference',
    label: label('外协工艺', 'Process', 'Công đoạn'),
    to: 'outsourceTechnology',
    required: true,
    width: 160,
  },
} as const satisfies Fields

/** The lines of an order: what is to be done, for how much, and how much of it went out and came back. */
export const orderLines = {
  kind: 'lines',
  label: label('外协明细', 'Lines', 'Chi tiết gia công'),
  minLines: 1,
  maxLines: 500,
  fields: {
    ...worked,
    drawingNo: { kind: 'text', label: label('图号', 'Drawing', 'Số bản vẽ'), max: 60, width: 120 },
    quantity: { ...quantity('数量', 'Quantity', 'Số lượng'), min: '0.0001', required: true, initial: '1' },
    unit: {
      kind: 'dict',
      label: label('单位', 'Unit', 'Đơn vị'),
      dictionary: 'DC_UNIT',
      required: true,
      initial: 'pcs',
      width: 80,
    },
    price: {
      kind: 'money',
      label: label('未税单价', 'Price before tax', 'Đơn giá chưa thuế'),
      hint: label('留空则取生效中的外协价格', 'Left empty, it is the price in force', 'Để trống thì lấy giá đang hiệu lực'),
      scale: 4,
      min: '0',
      width: 120,
    },
    taxRate: {
      kind: 'number',
      label: label('税率', 'Tax rate', 'Thuế suất'),
      scale: 2,
      min: '0',
      max: '100',
      required: true,
      initial: '13',
      unit: label('%', '%', '%'),
      width: 90,
    },
    amount: {
      kind: 'money',
      label: label('金额', 'Amount', 'Thành tiền'),
      formula: { op: 'multiply', args: ['quantity', 'price'] },
      width: 120,
    },
    tax: {
      kind: 'money',
      label: label('税额', 'Tax', 'Tiền thuế'),
      formula: { op: 'percent', args: ['amount', 'taxRate'] },
      width: 110,
    },
    dueOn: { kind: 'date', label: label('交期', 'Due on', 'Ngày giao'), width: 120 },
    issuedQuantity: kept('已发出', 'Issued', 'Đã xuất'),
    issueOpen: {
      ...quantity('未发出', 'To issue', 'Chưa xuất'),
      formula: { op: 'subtract', args: ['quantity', 'issuedQuantity'], scale: 4 },
    },
    receivedQuantity: kept('已收回', 'Received', 'Đã nhận'),
    receiptOpen: {
      ...quantity('未收回', 'To receive', 'Chưa nhận'),
      formula: { op: 'subtract', args: ['quantity', 'receivedQuantity'], scale: 4 },
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
  },
} as const satisfies LinesField

/** The cells that lead back to the line of an order. */
export const ofOrder = {
  orderId: {
    kind: 'reference',
    label: label('外协订单', 'Order', 'Đơn gia công'),
    to: 'outsourceOrder',
    serverOwned: true,
    width: 150,
  },
  orderLineId: {
    kind: 'text',
    label: label('外协订单行', 'Order line', 'Dòng đơn gia công'),
    max: 64,
    lineOf: ['outsourceOrder', 'lines'],
  },
} as const satisfies Fields
