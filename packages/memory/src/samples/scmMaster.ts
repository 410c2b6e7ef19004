import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const exchangeRate: MemoryRow[] = rows(
  'rate',
  ['rateName', 'currency', 'exchangeRate', 'validFrom', 'rateSource'],
  [
    ['美元 2026-11', 'USD', '7.10520000', '2026-11-01', '中国银行中间价'],
    ['欧元 2026-11', 'EUR', '7.76310000', '2026-11-01', '中国银行中间价'],
    ['越南盾 2026-11', 'VND', '0.00028100', '2026-11-01', '中国银行中间价'],
  ],
)

export const commonConstant: MemoryRow[] = rows(
  'constant',
  ['constantCode', 'constantName', 'constantGroup', 'constantValue', 'unitText'],
  [
    ['purchase.overDelivery', '允许超收比例', 'purchase', '5', '%'],
    ['stock.countTolerance', '盘点复盘容差', 'stock', '1', '%'],
    ['finance.baseCurrency', '本位币', 'finance', 'CNY', ''],
  ],
)

export const auditNodeConfig: MemoryRow[] = rows(
  'audit-node',
  ['nodeName', 'documentType', 'minValue', 'maxValue', 'auditorIds'],
  [
    ['原材料入库审核', 'scmInStock', '0.00', '50000.00', ['user-1']],
    ['大额入库审核', 'scmInStock', '50000.00', null, ['user-1']],
    ['出库审核', 'scmOutStock', '0.00', null, ['user-1']],
  ],
)

export const supplierMaterial: MemoryRow[] = rows(
  'supplier-material',
  ['supplierPartNo', 'supplierId', 'materialId', 'unit', 'price', 'leadDays', 'isPreferred'],
  [
    ['P204531', 'supplier-1', 'material-1', 'pcs', '0.4200', '7', true],
    ['K118822', 'supplier-3', 'material-2', 'pcs', '812.0000', '30', true],
    ['T000731', 'supplier-4', 'material-3', 'pcs', '96.0000', '14', false],
  ],
)

export const materialGroup: MemoryRow[] = rows(
  'material-group',
  ['groupCode', 'groupName', 'parentId', 'sort'],
  [
    ['01', '标准件', null, '1'],
    ['01.01', '紧固件', 'material-group-1', '1'],
    ['01.02', '密封件', 'material-group-1', '2'],
    ['02', '电气件', null, '2'],
  ],
)
