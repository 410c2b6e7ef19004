import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const figure = (zh: string, en: string, vi: string, width = 110) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, width }) as const

/** What there is of each material, what is kept of it, what is on its way, and what lacks to its safety stock. */
export const stockByMaterial = defineQuery({
  key: 'stockByMaterial',
  path: '/blade-bip/plus/query/stock-by-material',
  label: label('物料库存与缺料', 'Stock by material', 'Tồn kho theo vật tư'),
  icon: 'boxes',
  answers: 'list',
  reads: ['stockBalance', 'material', 'purchaseOrder'],
  asks: {
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse' },
    isShort: { kind: 'boolean', label: label('只看缺料', 'Short only', 'Chỉ vật tư thiếu') },
  },
  fields: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material' },
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), searchable: true, sortable: true, width: 130 },
    materialName: { kind: 'text', label: label('物料名称', 'Name', 'Tên vật tư'), searchable: true, sortable: true, width: 180 },
    specification: { kind: 'text', label: label('规格型号', 'Specification', 'Quy cách'), searchable: true, width: 200 },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
    quantity: figure('结存', 'On hand', 'Tồn'),
    reserved: figure('预留', 'Reserved', 'Đã giữ'),
    available: figure('可用', 'Free', 'Khả dụng'),
    onOrder: figure('在途', 'On order', 'Đang đặt'),
    safetyStock: figure('安全库存', 'Safety stock', 'Tồn an toàn'),
    shortage: figure('缺口', 'Short by', 'Thiếu'),
    value: { kind: 'money', label: label('金额', 'Value', 'Giá trị'), sortable: true, summed: true, width: 140 },
  },
  list: {
    columns: [
      'materialCode',
      'materialName',
      'specification',
      'quantity',
      'reserved',
      'available',
      'onOrder',
      'safetyStock',
      'shortage',
      'unit',
      'value',
    ],
    filters: ['materialCode', 'materialName', 'warehouseId', 'isShort'],
    sort: '-shortage',
  },
  opens: { resource: 'material', id: 'materialId' },
  fresh: 15,
  menu: { group: 'wms.stock', path: '/wms/stock-by-material', order: 5 },
})
