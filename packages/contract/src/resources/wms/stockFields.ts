import { label } from '../../i18n.ts'

/** Fields by which stock is told apart, alike in balances, entries and lines of documents. */
export const stockFields = {
  materialId: {
    kind: 'reference',
    label: label('物料', 'Material', 'Vật tư'),
    to: 'material',
    required: true,
    indexed: true,
    width: 220,
  },
  materialCode: {
    kind: 'text',
    label: label('物料编码', 'Code', 'Mã vật tư'),
    from: ['materialId', 'materialCode'],
    width: 130,
  },
  specification: {
    kind: 'text',
    label: label('规格型号', 'Specification', 'Quy cách'),
    from: ['materialId', 'specification'],
    width: 200,
  },
  unit: {
    kind: 'dict',
    label: label('单位', 'Unit', 'Đơn vị'),
    dictionary: 'DC_UNIT',
    from: ['materialId', 'unit'],
    width: 70,
  },
  warehouseId: {
    kind: 'reference',
    label: label('仓库', 'Warehouse', 'Kho'),
    to: 'warehouse',
    required: true,
    indexed: true,
    width: 160,
  },
  locationId: {
    kind: 'reference',
    label: label('库位', 'Location', 'Vị trí'),
    to: 'warehouseLocation',
    where: { warehouseId: { field: 'warehouseId' } },
    indexed: true,
    width: 130,
  },
  lotNo: { kind: 'text', label: label('批次', 'Lot', 'Số lô'), max: 60, searchable: true, width: 130 },
  serialNo: {
    kind: 'text',
    label: label('序列号', 'Serial number', 'Số sê-ri'),
    max: 60,
    searchable: true,
    width: 140,
  },
  ownerId: { kind: 'reference', label: label('货主', 'Owner', 'Chủ hàng'), to: 'cargoOwner', indexed: true, width: 140 },
} as const
