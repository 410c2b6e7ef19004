import { label } from '../../../i18n.ts'
import type { LinesField } from '../../../kinds/lines.ts'
import { orderedFields, pricedFields } from '../../scm/orderParts.ts'
import { text } from '../shapes.ts'

/** A cell that is there where the business type has it. */
export const whereShown = (key: string) =>
  ({
    visibleWhen: { field: 'shownFields', in: [key] },
    requiredWhen: { field: 'requiredFields', in: [key] },
  }) as const

/** Lines of an order: what is delivered, at what price, when and under which MTO number. */
export const erpOrderLines = {
  kind: 'lines',
  label: label('订单明细', 'Lines', 'Chi tiết đơn'),
  minLines: 1,
  maxLines: 1000,
  fields: {
    ...orderedFields,
    mtoNo: text(label('计划跟踪号', 'MTO number', 'Số MTO'), {
      hint: label('留空则通过时自动编号', 'Left open, it is given when the order passes', 'Bỏ trống thì được cấp khi duyệt'),
      max: 40,
      width: 140,
      ...whereShown('mtoNo'),
    }),
    customerMaterialNo: text(label('客户物料号', 'Customer’s material', 'Mã vật tư của khách'), {
      max: 60,
      width: 140,
      ...whereShown('customerMaterialNo'),
    }),
    drawingNo: text(label('图号', 'Drawing', 'Số bản vẽ'), { max: 60, width: 120, ...whereShown('drawingNo') }),
    price: pricedFields.price,
    discountRate: {
      kind: 'number',
      label: label('折扣', 'Discount', 'Chiết khấu'),
      scale: 2,
      min: '0',
      max: '100',
      required: true,
      initial: '0.00',
      unit: label('%', '%', '%'),
      width: 90,
      fixedWhen: { not: { field: 'shownFields', in: ['discountRate'] } },
    },
    isGift: {
      kind: 'boolean',
      label: label('赠品', 'Free of charge', 'Hàng tặng'),
      initial: false,
      width: 80,
      ...whereShown('isGift'),
    },
    listAmount: {
      kind: 'money',
      label: label('折前金额', 'Before discount', 'Trước chiết khấu'),
      formula: { op: 'multiply', args: ['quantity', 'price'] },
      width: 130,
    },
    discount: {
      kind: 'money',
      label: label('折扣额', 'Discount taken', 'Tiền chiết khấu'),
      formula: { op: 'percent', args: ['listAmount', 'discountRate'] },
      width: 120,
    },
    amount: {
      kind: 'money',
      label: label('金额', 'Amount', 'Thành tiền'),
      formula: { op: 'subtract', args: ['listAmount', 'discount'] },
      width: 130,
    },
    taxRate: pricedFields.taxRate,
    tax: pricedFields.tax,
    lineDelivery: {
      kind: 'date',
      label: label('交货日期', 'Delivery', 'Ngày giao'),
      width: 130,
      ...whereShown('lineDelivery'),
    },
    lineRemark: text(label('备注', 'Remark', 'Ghi chú'), { max: 200, width: 160 }),
  },
} as const satisfies LinesField
