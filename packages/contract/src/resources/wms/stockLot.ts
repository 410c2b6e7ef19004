import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'

/** A lot: made by the first receipt that names it, of one material for good. */
export const stockLot = defineResource({
  key: 'stockLot',
  path: '/blade-bip/plus/stock-lot',
  calls: { list: get('list'), detail: get('detail') },
  label: label('批次', 'Lot', 'Lô hàng'),
  icon: 'stamp',
  display: 'lotNo',
  fields: {
    lotNo: {
      kind: 'text',
      label: label('批次号', 'Lot', 'Số lô'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    materialId: {
      kind: 'reference',
      label: label('物料', 'Material', 'Vật tư'),
      to: 'material',
      required: true,
      indexed: true,
      width: 220,
    },
    receivedOn: { kind: 'date', label: label('入库日期', 'Received', 'Ngày nhập'), sortable: true, width: 120 },
    expiresOn: { kind: 'date', label: label('有效期至', 'Expires', 'Hạn dùng'), sortable: true, indexed: true, width: 120 },
    sourceNo: { kind: 'text', label: label('来源单号', 'Came by', 'Chứng từ nhập'), max: 64, width: 150 },
  },
  list: {
    columns: ['lotNo', 'materialId', 'receivedOn', 'expiresOn', 'sourceNo'],
    filters: ['lotNo', 'materialId', 'receivedOn', 'expiresOn'],
    sort: '-receivedOn',
  },
  form: [
    {
      label: label('批次', 'Lot', 'Lô hàng'),
      fields: ['lotNo', 'materialId', 'receivedOn', 'expiresOn', 'sourceNo'],
    },
  ],
  menu: { group: 'wms.stock', path: '/wms/lot', order: 3 },
})
