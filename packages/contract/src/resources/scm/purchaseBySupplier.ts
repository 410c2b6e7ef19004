import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

/** What was ordered of each supplier, by currency; void orders do not count. */
export const purchaseBySupplier = defineQuery({
  key: 'purchaseBySupplier',
  path: '/blade-bip/plus/query/purchase-by-supplier',
  label: label('供应商采购汇总', 'Purchases by supplier', 'Mua hàng theo nhà cung cấp'),
  icon: 'chart-column',
  answers: 'list',
  reads: ['purchaseOrder', 'supplier'],
  asks: { orderedOn: { kind: 'date', label: label('采购日期', 'Order date', 'Ngày mua') } },
  fields: {
    supplierId: { kind: 'reference', label: label('供应商', 'Supplier', 'Nhà cung cấp'), to: 'supplier' },
    supplierName: {
      kind: 'text',
      label: label('供应商', 'Supplier', 'Nhà cung cấp'),
      searchable: true,
      sortable: true,
      width: 260,
    },
    supplierCode: { kind: 'text', label: label('供应商编码', 'Code', 'Mã nhà cung cấp'), searchable: true, width: 120 },
    currency: { kind: 'dict', label: label('币别', 'Currency', 'Tiền tệ'), dictionary: 'DC_CURRENCY', width: 90 },
    orders: { kind: 'number', label: label('订单数', 'Orders', 'Số đơn'), sortable: true, summed: true, width: 100 },
    total: {
      kind: 'money',
      label: label('含税金额', 'Total incl. tax', 'Tổng gồm thuế'),
      sortable: true,
      summed: true,
      width: 160,
    },
    lastOrder: { kind: 'date', label: label('最近采购', 'Last order', 'Mua gần nhất'), sortable: true, width: 120 },
  },
  list: {
    columns: ['supplierName', 'supplierCode', 'currency', 'orders', 'total', 'lastOrder'],
    filters: ['orderedOn', 'currency', 'total', 'lastOrder'],
    sort: '-total',
  },
  opens: { resource: 'supplier', id: 'supplierId' },
  fresh: 30,
  menu: { group: 'scm.purchase', path: '/scm/purchase-by-supplier', order: 8 },
})
