import { label } from '../../i18n.ts'
import { companyCurrency } from '../../resource/document.ts'
import { defineQuery } from '../../resource/query.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, width: 110 }) as const

/** What has to be ordered: materials short of their safety stock, and what was requested and approved and is not ordered yet. */
export const purchaseNeeds = defineQuery({
  key: 'purchaseNeeds',
  path: '/blade-bip/plus/query/purchase-needs',
  label: label('待采购', 'To be ordered', 'Cần đặt mua'),
  icon: 'shopping-cart',
  answers: 'list',
  reads: ['material', 'stockBalance', 'purchaseOrder', 'purchaseRequest', 'supplierMaterial'],
  fields: {
    needType: {
      kind: 'dict',
      label: label('来源', 'Because', 'Căn cứ'),
      dictionary: 'DC_PURCHASE_NEED',
      width: 100,
    },
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 220 },
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), width: 120 },
    specification: { kind: 'text', label: label('规格型号', 'Specification', 'Quy cách'), width: 160 },
    available: figure('可用', 'Free', 'Khả dụng'),
    onOrder: figure('在途', 'On order', 'Đang đặt'),
    needed: figure('需求', 'Needed', 'Nhu cầu'),
    suggested: figure('建议数量', 'Order', 'Đề xuất đặt'),
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
    neededOn: { kind: 'date', label: label('需求日期', 'Needed on', 'Ngày cần'), sortable: true, width: 110 },
    supplierId: { kind: 'reference', label: label('供应商', 'Supplier', 'Nhà cung cấp'), to: 'supplier', width: 200 },
    price: { kind: 'money', currency: companyCurrency, label: label('单价', 'Unit price', 'Đơn giá'), scale: 4, width: 110 },
    leadDays: { kind: 'number', label: label('交货天数', 'Days to deliver', 'Số ngày giao'), sortable: true, width: 100 },
    requestId: { kind: 'reference', label: label('采购申请', 'Request', 'Yêu cầu mua'), to: 'purchaseRequest', width: 140 },
    requestLineId: { kind: 'text', label: label('申请行', 'Line of request', 'Dòng yêu cầu') },
  },
  list: {
    columns: [
      'needType',
      'materialCode',
      'materialId',
      'available',
      'onOrder',
      'needed',
      'suggested',
      'unit',
      'neededOn',
      'supplierId',
      'price',
      'requestId',
    ],
    filters: ['needType', 'materialId', 'supplierId', 'neededOn'],
    sort: 'neededOn',
    size: 100,
  },
  opens: { resource: 'material', id: 'materialId' },
})
