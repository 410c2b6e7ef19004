import { type Label, label } from '../../i18n.ts'
import { companyCurrency } from '../../resource/document.ts'
import { defineQuery } from '../../resource/query.ts'

const days = label('天', 'days', 'ngày')

/** What is asked and answered of orders with an open rest, alike for both sides; the partner is a field of its own. */
const dueFields = (no: Label, person: Label) =>
  ({
    orderId: { kind: 'text', label: label('订单', 'Order', 'Đơn hàng') },
    no: { kind: 'text', label: no, width: 140 },
    personId: { kind: 'person', label: person, width: 110 },
    dueOn: { kind: 'date', label: label('最早交期', 'Due first', 'Đến hạn sớm nhất'), sortable: true, width: 110 },
    daysLate: { kind: 'number', label: label('逾期', 'Late', 'Trễ'), unit: days, sortable: true, width: 90 },
    openLines: { kind: 'number', label: label('未清行数', 'Open lines', 'Dòng còn lại'), sortable: true, width: 100 },
    lineCount: { kind: 'number', label: label('总行数', 'Lines', 'Số dòng'), width: 90 },
    openAmount: {
      kind: 'money',
      currency: companyCurrency,
      label: label('未清金额', 'Open amount', 'Giá trị còn lại'),
      sortable: true,
      width: 130,
    },
    done: { kind: 'number', label: label('完成', 'Done', 'Đã xong'), unit: label('%', '%', '%'), sortable: true, width: 90 },
  }) as const

const columns = ['dueOn', 'daysLate', 'openLines', 'openAmount', 'done'] as const

/** Purchase orders of which something is still to come, the latest first. */
export const purchaseDue = defineQuery({
  key: 'purchaseDue',
  path: '/blade-bip/plus/query/purchase-due',
  label: label('采购未到', 'Purchases to come', 'Hàng mua chưa về'),
  icon: 'truck',
  answers: 'list',
  reads: ['purchaseOrder', 'supplier'],
  fields: {
    ...dueFields(label('采购订单', 'Purchase order', 'Đơn mua'), label('采购员', 'Buyer', 'Nhân viên mua')),
    supplierId: { kind: 'reference', label: label('供应商', 'Supplier', 'Nhà cung cấp'), to: 'supplier', width: 200 },
    supplierPhone: { kind: 'text', label: label('供应商电话', 'Phone', 'Điện thoại'), width: 130 },
  },
  list: {
    columns: ['no', 'supplierId', 'supplierPhone', ...columns, 'personId'],
    filters: ['supplierId', 'personId', 'dueOn', 'daysLate'],
    sort: '-daysLate',
    size: 100,
  },
  opens: { resource: 'purchaseOrder', id: 'orderId' },
  menu: { group: 'scm.purchase', path: '/scm/purchase-due', order: 6 },
})

/** Sales orders of which something is still to go: what was not delivered in full stays a back order here. */
export const saleDue = defineQuery({
  key: 'saleDue',
  path: '/blade-bip/plus/query/sale-due',
  label: label('销售欠交', 'Back orders', 'Đơn bán còn nợ'),
  icon: 'truck',
  answers: 'list',
  reads: ['saleOrder', 'customer', 'stockBalance'],
  fields: {
    ...dueFields(label('销售订单', 'Sales order', 'Đơn bán'), label('销售员', 'Seller', 'Nhân viên bán')),
    customerId: { kind: 'reference', label: label('客户', 'Customer', 'Khách hàng'), to: 'customer', width: 200 },
    readyLines: { kind: 'number', label: label('可发行数', 'Lines in stock', 'Dòng đủ hàng'), sortable: true, width: 100 },
  },
  list: {
    columns: ['no', 'customerId', ...columns, 'readyLines', 'personId'],
    filters: ['customerId', 'personId', 'dueOn', 'daysLate'],
    sort: '-daysLate',
    size: 100,
  },
  opens: { resource: 'saleOrder', id: 'orderId' },
  menu: { group: 'scm.sale', path: '/scm/back-order', order: 3 },
})
