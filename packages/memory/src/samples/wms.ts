import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const warehouse: MemoryRow[] = rows(
  'warehouse',
  ['warehouseCode', 'warehouseName', 'stockType', 'warehouseAddress', 'orgId', 'allowNegative'],
  [
    ['SZ-YL', '苏州原材料仓', 'raw', '苏州工业园区星湖街 218 号 1 号库', '100006', false],
    ['SZ-CP', '苏州成品仓', 'finished', '苏州工业园区星湖街 220 号', '100006', false],
    ['BN-YL', 'Kho nguyên liệu Bắc Ninh', 'raw', 'KCN Quế Võ, Bắc Ninh', '100006', true],
  ],
)

export const warehouseLocation: MemoryRow[] = rows(
  'location',
  ['warehouseId', 'locationName', 'locationAisle', 'locationRack', 'locationLevel', 'locationType'],
  [
    ['warehouse-1', 'A-01-01-1', '01', '01', '1', 'receiving'],
    ['warehouse-1', 'A-01-01-2', '01', '01', '2', 'storage'],
    ['warehouse-1', 'A-01-02-1', '01', '02', '1', 'storage'],
    ['warehouse-2', 'B-01-01-1', '01', '01', '1', 'storage'],
  ],
)

export const cargoOwner: MemoryRow[] = rows(
  'owner',
  ['cargoOwnerCode', 'cargoOwnerName', 'ownerType', 'supplierId'],
  [
    ['HZ001', '本公司', 'own', null],
    ['HZ002', '上海恒准精密机械有限公司', 'supplier', 'supplier-1'],
    ['HZ003', '北京华控电气有限公司', 'supplier', 'supplier-3'],
  ],
)

export const warehouseKeeper: MemoryRow[] = rows(
  'keeper',
  ['keeperCode', 'keeperName', 'keeperGroup', 'isActive', 'asOf'],
  [
    ['CG0001', '周国强', '原材料组', true, '2026-11-20T18:00:00.000Z'],
    ['CG0002', '沈佳', '成品组', true, '2026-11-20T18:00:00.000Z'],
    ['CG0003', 'Đỗ Văn Nam', '原材料组', false, '2026-11-20T18:00:00.000Z'],
  ],
)
