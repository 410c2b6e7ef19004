import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'
import { auditStates } from '../parts.ts'

/** Lines of all orders with what they are part of: what is to be delivered, to whom and until when. */
export const erpOrderItem = defineQuery({
  key: 'erpOrderItem',
  path: '/blade-bip/dc/erp/order/item/list',
  label: label('ERP 订单明细', 'ERP order line', 'Dòng đơn ERP'),
  icon: 'files',
  answers: 'list',
  reads: ['erpOrder', 'erpOrderNe'],
  states: auditStates,
  fields: {
    orderId: { kind: 'text', label: label('订单标识', 'Id of the order', 'Mã đơn'), width: 150 },
    orderNo: { kind: 'text', label: label('订单号', 'Order number', 'Số đơn'), searchable: true, sortable: true, width: 150 },
    lineNo: { kind: 'number', label: label('行号', 'Line', 'Dòng'), width: 70 },
    orderStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), width: 100 },
    customerId: { kind: 'reference', label: label('客户', 'Customer', 'Khách hàng'), to: 'customer', width: 220 },
    projectId: { kind: 'reference', label: label('项目', 'Project', 'Dự án'), to: 'project', width: 200 },
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 240 },
    mtoNo: { kind: 'text', label: label('计划跟踪号', 'MTO number', 'Số MTO'), width: 140 },
    quantity: { kind: 'number', label: label('数量', 'Quantity', 'Số lượng'), scale: 4, sortable: true, width: 110 },
    price: { kind: 'money', label: label('单价', 'Unit price', 'Đơn giá'), scale: 4, width: 120 },
    taxRate: { kind: 'number', label: label('税率', 'Tax rate', 'Thuế suất'), scale: 2, unit: label('%', '%', '%'), width: 90 },
    amount: { kind: 'money', label: label('金额', 'Amount', 'Thành tiền'), sortable: true, summed: true, width: 130 },
    currency: { kind: 'dict', label: label('币别', 'Currency', 'Tiền tệ'), dictionary: 'DC_CURRENCY', width: 90 },
    lineDelivery: { kind: 'date', label: label('交货日期', 'Delivery', 'Ngày giao'), sortable: true, width: 120 },
  },
  list: {
    columns: [
      ...(['orderNo', 'lineNo', 'orderStatus', 'customerId', 'projectId', 'materialId', 'mtoNo', 'quantity', 'price'] as const),
      ...(['amount', 'currency', 'lineDelivery'] as const),
    ],
    filters: ['orderId', 'orderNo', 'orderStatus', 'customerId', 'projectId', 'materialId', 'mtoNo', 'currency', 'lineDelivery'],
    sort: '-orderNo',
  },
  menu: { group: 'pdp.order', path: '/pdp/erp-order-item', order: 6 },
})
