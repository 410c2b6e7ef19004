import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { stockFields } from './stockFields.ts'

const { materialId, materialCode, specification, unit, warehouseId } = stockFields
const asOf = {
  kind: 'instant',
  label: label('同步时间', 'As of', 'Cập nhật lúc'),
  required: true,
  sortable: true,
  width: 160,
} as const
const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, summed: true, width: 120 }) as const

/** Stock by warehouse and lot as the ERP has it. */
export const erpInventory = defineResource({
  key: 'erpInventory',
  path: '/blade-bip/erp-inventory',
  calls: standardCalls(),
  label: label('ERP 库存', 'ERP inventory', 'Tồn kho ERP'),
  plural: 'ERP inventory',
  icon: 'files',
  display: 'erpWarehouseName',
  subtitle: 'materialId',
  fields: {
    erpWarehouseName: {
      kind: 'text',
      label: label('ERP 仓库', 'ERP warehouse', 'Kho ERP'),
      required: true,
      max: 80,
      searchable: true,
      width: 160,
    },
    materialId,
    materialCode,
    specification,
    unit,
    warehouseId: { ...warehouseId, required: false },
    lotNo: { kind: 'text', label: label('批次', 'Lot', 'Số lô'), max: 60, width: 120 },
    erpQuantity: figure('ERP 结存', 'In the ERP', 'Tồn ERP'),
    asOf,
  },
  list: {
    columns: [
      'erpWarehouseName',
      'materialId',
      'materialCode',
      'specification',
      'lotNo',
      'erpQuantity',
      'unit',
      'warehouseId',
      'asOf',
    ],
    filters: ['materialId', 'warehouseId', 'erpWarehouseName', 'asOf'],
    sort: '-asOf',
  },
  form: [
    {
      label: label('ERP 库存', 'ERP inventory', 'Tồn kho ERP'),
      fields: ['erpWarehouseName', 'materialId', 'warehouseId', 'lotNo', 'erpQuantity', 'asOf'],
    },
  ],
  mirror: {
    of: 'erp',
    kind: 'inventory',
    key: ['erpWarehouseName', 'materialId', 'lotNo'],
    codes: { materialId: 'materialCode', warehouseId: 'warehouseCode' },
    asOf: 'asOf',
  },
  menu: { group: 'wms.erp', path: '/wms/erp-inventory', order: 1 },
})

/** What the ERP says of a material in an organisation as a whole: there, free and on its way. */
export const erpStock = defineResource({
  key: 'erpStock',
  path: '/blade-bip/dc-erp-stock',
  calls: standardCalls(),
  label: label('ERP 即时库存', 'ERP stock', 'Tồn tức thời ERP'),
  plural: 'ERP stock',
  icon: 'files',
  display: 'erpMaterialNo',
  subtitle: 'materialId',
  fields: {
    erpMaterialNo: {
      kind: 'text',
      label: label('ERP 物料号', 'ERP number', 'Mã ERP'),
      required: true,
      max: 60,
      searchable: true,
      width: 150,
    },
    materialId,
    specification,
    unit,
    orgId: { kind: 'reference', label: label('组织', 'Organisation', 'Tổ chức'), to: 'organisation', indexed: true, width: 150 },
    erpQuantity: figure('ERP 结存', 'In the ERP', 'Tồn ERP'),
    erpAvailable: figure('ERP 可用', 'Free in the ERP', 'Khả dụng ERP'),
    inTransit: figure('在途', 'On its way', 'Đang về'),
    asOf,
  },
  list: {
    columns: [
      'erpMaterialNo',
      'materialId',
      'specification',
      'orgId',
      'erpQuantity',
      'erpAvailable',
      'inTransit',
      'unit',
      'asOf',
    ],
    filters: ['erpMaterialNo', 'materialId', 'orgId', 'asOf'],
    sort: '-asOf',
  },
  form: [
    {
      label: label('ERP 即时库存', 'ERP stock', 'Tồn tức thời ERP'),
      fields: ['erpMaterialNo', 'materialId', 'orgId', 'erpQuantity', 'erpAvailable', 'inTransit', 'asOf'],
    },
  ],
  mirror: {
    of: 'erp',
    kind: 'stock',
    key: ['erpMaterialNo', 'orgId'],
    codes: { materialId: 'materialCode', orgId: 'orgCode' },
    asOf: 'asOf',
    every: 15,
  },
  menu: { group: 'wms.erp', path: '/wms/erp-stock', order: 2 },
})
