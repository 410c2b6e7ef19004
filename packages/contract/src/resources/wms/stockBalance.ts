import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'
import { stockFields } from './stockFields.ts'

/** What lies where, now. Kept by postings alone; its entries say why it is what it is. */
export const stockBalance = defineResource({
  key: 'stockBalance',
  path: '/blade-bip/dc-wms-common',
  calls: { list: get('list'), detail: get('/blade-bip/plus/stock-balance/detail') },
  label: label('库存', 'Stock', 'Tồn kho'),
  plural: 'Stock',
  icon: 'boxes',
  display: 'stockName',
  fields: {
    stockName: { kind: 'text', label: label('名称', 'Name', 'Tên'), max: 200, width: 200 },
    ...stockFields,
    quantity: {
      kind: 'number',
      label: label('结存', 'On hand', 'Tồn'),
      scale: 4,
      sortable: true,
      summed: true,
      width: 120,
    },
    reserved: { kind: 'number', label: label('预留', 'Reserved', 'Đã giữ'), scale: 4, summed: true, width: 110 },
    available: {
      kind: 'number',
      label: label('可用', 'Free', 'Khả dụng'),
      scale: 4,
      formula: { op: 'subtract', args: ['quantity', 'reserved'], scale: 4 },
      summed: true,
      width: 120,
    },
    value: { kind: 'money', label: label('金额', 'Value', 'Giá trị'), sortable: true, summed: true, width: 140 },
    expiresOn: { kind: 'date', label: label('有效期至', 'Expires', 'Hạn dùng'), sortable: true, width: 120 },
    firstInOn: { kind: 'date', label: label('首次入库', 'First in', 'Nhập lần đầu'), width: 120 },
    lastMovedOn: { kind: 'date', label: label('最近变动', 'Last moved', 'Biến động gần nhất'), sortable: true, width: 120 },
  },
  list: {
    columns: [
      'materialId',
      'materialCode',
      'specification',
      'warehouseId',
      'locationId',
      'lotNo',
      'serialNo',
      'ownerId',
      'quantity',
      'reserved',
      'available',
      'unit',
      'value',
      'expiresOn',
      'lastMovedOn',
    ],
    filters: [
      'materialId',
      'warehouseId',
      'locationId',
      'lotNo',
      'serialNo',
      'ownerId',
      'quantity',
      'expiresOn',
      'firstInOn',
      'lastMovedOn',
    ],
    sort: '-lastMovedOn',
  },
  form: [
    {
      label: label('位置', 'Where', 'Ở đâu'),
      fields: ['materialId', 'materialCode', 'specification', 'warehouseId', 'locationId', 'lotNo', 'serialNo', 'ownerId'],
    },
    {
      label: label('结存', 'On hand', 'Tồn'),
      fields: ['quantity', 'reserved', 'available', 'unit', 'value', 'expiresOn', 'firstInOn', 'lastMovedOn'],
    },
  ],
  menu: { group: 'wms.stock', path: '/wms/common', order: 1 },
})
