import { label } from '../../../i18n.ts'
import { defineChoices } from '../../../resource/choices.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { day, figure, of, text } from '../shapes.ts'

/** The number under which a line of an order is planned, bought for and built. It is given once, when the order passes. */
export const mtono = defineResource({
  key: 'mtono',
  path: '/blade-bip/plus/mtono',
  calls: { list: get('list'), detail: get('detail'), selectData: post('select-data') },
  label: label('计划跟踪号', 'MTO number', 'Số MTO'),
  icon: 'scan-line',
  display: 'mtoNo',
  subtitle: 'orderNo',
  fields: {
    mtoNo: {
      kind: 'serial',
      label: label('计划跟踪号', 'MTO number', 'Số MTO'),
      template: 'MTO{yy}{0000}',
      serverOwned: true,
      unique: true,
      searchable: true,
      sortable: true,
      width: 140,
    },
    orderNo: text(label('订单号', 'Order number', 'Số đơn'), {
      serverOwned: true,
      max: 40,
      searchable: true,
      sortable: true,
      width: 150,
    }),
    erpOrderId: of(label('ERP 订单', 'ERP order', 'Đơn ERP'), 'erpOrder', { serverOwned: true, width: 150 }),
    erpOrderNeId: of(label('非标 ERP 订单', 'Non-standard ERP order', 'Đơn phi tiêu chuẩn'), 'erpOrderNe', {
      serverOwned: true,
      width: 150,
    }),
    customerId: of(label('客户', 'Customer', 'Khách hàng'), 'customer', { serverOwned: true, width: 220 }),
    projectId: of(label('项目', 'Project', 'Dự án'), 'project', { serverOwned: true }),
    materialId: of(label('物料', 'Material', 'Vật tư'), 'material', { serverOwned: true, width: 240 }),
    quantity: figure(label('数量', 'Quantity', 'Số lượng'), { scale: 4, serverOwned: true, width: 110 }),
    dueOn: day(label('交期', 'Due on', 'Ngày giao'), { serverOwned: true }),
  },
  list: {
    columns: ['mtoNo', 'orderNo', 'customerId', 'projectId', 'materialId', 'quantity', 'dueOn'],
    filters: ['mtoNo', 'orderNo', 'customerId', 'projectId', 'materialId', 'dueOn'],
    sort: '-createTime',
  },
  form: [
    {
      label: label('计划跟踪号', 'MTO number', 'Số MTO'),
      fields: [
        ...([
          'mtoNo',
          'orderNo',
          'erpOrderId',
          'erpOrderNeId',
          'customerId',
          'projectId',
          'materialId',
          'quantity',
          'dueOn',
        ] as const),
      ],
    },
  ],
  menu: { group: 'pdp.order', path: '/pdp/mto-number', order: 3 },
})

const columns = {
  mtoNo: 'mtoNo',
  orderNo: 'orderNo',
  customerId: 'customerId',
  projectId: 'projectId',
  materialId: 'materialId',
  quantity: 'quantity',
  dueOn: 'dueOn',
}

/** MTO numbers as pages of the ERP look them up. */
export const mtonoSearch = defineChoices({
  key: 'mtonoSearch',
  path: '/blade-erp/feign/client/mtono/select-search',
  also: [
    { names: { name: 'search', keyword: 'search', mtoNo: 'search' } },
    { path: '/blade-erp/feign/client/mtono/select-search', method: 'POST', names: { keyword: 'search', mtoNo: 'search' } },
    { path: '/blade-erp/feign/client/mtono/list', names: { keyword: 'search', mtoNo: 'search' } },
  ],
  of: 'mtono',
  columns,
})
