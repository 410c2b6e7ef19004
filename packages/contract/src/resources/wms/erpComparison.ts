import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, width: 120 }) as const

/** Where the ERP and the own ledger differ, by material and warehouse. */
export const erpComparison = defineQuery({
  key: 'erpComparison',
  path: '/blade-bip/plus/query/erp-comparison',
  label: label('ERP 库存对账', 'ERP against own stock', 'Đối chiếu tồn ERP'),
  icon: 'arrow-left-right',
  answers: 'list',
  reads: ['erpInventory', 'stockBalance', 'material'],
  asks: { differsOnly: { kind: 'boolean', label: label('只看差异', 'Differences only', 'Chỉ chênh lệch') } },
  fields: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material' },
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), searchable: true, sortable: true, width: 130 },
    materialName: { kind: 'text', label: label('物料名称', 'Name', 'Tên vật tư'), searchable: true, sortable: true, width: 180 },
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse', width: 160 },
    erpQuantity: figure('ERP 结存', 'In the ERP', 'Tồn ERP'),
    quantity: figure('本系统结存', 'Here', 'Tồn hệ thống'),
    difference: figure('差异', 'Difference', 'Chênh lệch'),
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
    asOf: { kind: 'instant', label: label('同步时间', 'As of', 'Cập nhật lúc'), sortable: true, width: 160 },
  },
  list: {
    columns: ['materialCode', 'materialName', 'warehouseId', 'erpQuantity', 'quantity', 'difference', 'unit', 'asOf'],
    filters: ['materialCode', 'materialName', 'warehouseId', 'differsOnly'],
    sort: '-difference',
  },
  opens: { resource: 'material', id: 'materialId' },
  menu: { group: 'wms.erp', path: '/wms/erp-comparison', order: 3 },
})
