import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const stockBalance: MemoryRow[] = rows(
  'balance',
  [
    'stockName',
    'materialId',
    'warehouseId',
    'locationId',
    'lotNo',
    'quantity',
    'reserved',
    'available',
    'value',
    'firstInOn',
    'lastMovedOn',
  ],
  [
    [
      'BZ.000001 · 苏州原材料仓 A-01-01-2',
      'material-1',
      'warehouse-1',
      'location-2',
      null,
      '1200.0000',
      '200.0000',
      '1000.0000',
      '504.00',
      '2026-09-02',
      '2026-11-18',
    ],
    [
      'DQ.000002 · 苏州原材料仓 A-01-02-1',
      'material-2',
      'warehouse-1',
      'location-3',
      'L2611-01',
      '14.0000',
      '0.0000',
      '14.0000',
      '11368.00',
      '2026-11-03',
      '2026-11-12',
    ],
    [
      'QD.000003 · 苏州成品仓 B-01-01-1',
      'material-3',
      'warehouse-2',
      'location-4',
      null,
      '36.0000',
      '0.0000',
      '36.0000',
      '3456.00',
      '2026-10-14',
      '2026-11-02',
    ],
  ],
)

export const stockEntry: MemoryRow[] = rows(
  'entry',
  [
    'balanceId',
    'postedOn',
    'materialId',
    'warehouseId',
    'locationId',
    'lotNo',
    'quantity',
    'value',
    'sourceType',
    'sourceNo',
    'sourceId',
    'sourceLineId',
    'lineNo',
    'isReverse',
  ],
  [
    [
      'balance-1',
      '2026-11-18',
      'material-1',
      'warehouse-1',
      'location-2',
      null,
      '-300.0000',
      '-126.00',
      'wmsOutStock',
      'CK-202611-0001',
      'out-1',
      'out-1-1',
      '1',
      false,
    ],
    [
      'balance-2',
      '2026-11-03',
      'material-2',
      'warehouse-1',
      'location-3',
      'L2611-01',
      '14.0000',
      '11368.00',
      'wmsInStock',
      'RK-202611-0001',
      'in-1',
      'in-1-1',
      '1',
      false,
    ],
    [
      'balance-1',
      '2026-09-02',
      'material-1',
      'warehouse-1',
      'location-2',
      null,
      '1500.0000',
      '630.00',
      'wmsInStock',
      'RK-202609-0004',
      'in-2',
      'in-2-1',
      '1',
      false,
    ],
    [
      'balance-3',
      '2026-10-14',
      'material-3',
      'warehouse-2',
      'location-4',
      null,
      '36.0000',
      '3456.00',
      'wmsInStock',
      'RK-202610-0002',
      'in-3',
      'in-3-1',
      '1',
      false,
    ],
  ],
)

export const stockLot: MemoryRow[] = rows(
  'lot',
  ['lotNo', 'materialId', 'receivedOn', 'expiresOn', 'sourceNo'],
  [
    ['L2611-01', 'material-2', '2026-11-03', '2027-11-03', 'RK-202611-0001'],
    ['L2610-07', 'material-3', '2026-10-14', null, 'RK-202610-0002'],
    ['L2609-11', 'material-1', '2026-09-02', null, 'RK-202609-0004'],
  ],
)

export const stockPeriod: MemoryRow[] = rows(
  'period',
  ['month', 'periodStatus', 'closedBy', 'closedAt'],
  [
    ['2026-11', 'open', null, null],
    ['2026-10', 'closed', 'user-1', '2026-11-05T09:12:00.000Z'],
    ['2026-09', 'closed', 'user-1', '2026-10-05T08:40:00.000Z'],
  ],
)

export const stockReservation: MemoryRow[] = rows(
  'reservation',
  ['no', 'reservationStatus', 'materialId', 'warehouseId', 'quantity', 'reservedFor', 'neededOn'],
  [
    ['YL-202611-0001', 'active', 'material-1', 'warehouse-1', '200.0000', 'PRJ-2026-018', '2026-12-01'],
    ['YL-202610-0002', 'used', 'material-2', 'warehouse-1', '4.0000', 'PRJ-2026-011', '2026-10-28'],
    ['YL-202610-0001', 'released', 'material-3', 'warehouse-2', '10.0000', 'PRJ-2026-009', '2026-10-20'],
  ],
)

const linesOf = (materialId: string, quantity: string, more: Record<string, unknown> = {}) => [
  { materialId, quantity, unit: 'pcs', factor: '1', ...more },
]

export const wmsInStock: MemoryRow[] = rows(
  'in',
  ['no', 'inType', 'docStatus', 'warehouseId', 'postedOn', 'keeperId', 'supplierId', 'lines'],
  [
    [
      'RK-202611-0001',
      'purchase',
      'posted',
      'warehouse-1',
      '2026-11-03',
      'user-2',
      'supplier-3',
      linesOf('material-2', '14', { price: '812', lotNo: 'L2611-01', locationId: 'location-3' }),
    ],
    [
      'RK-202609-0004',
      'purchase',
      'posted',
      'warehouse-1',
      '2026-09-02',
      'user-2',
      'supplier-1',
      linesOf('material-1', '1500', { price: '0.42', locationId: 'location-2' }),
    ],
    [
      'RK-202611-0002',
      'return',
      'auditing',
      'warehouse-1',
      '2026-11-19',
      'user-2',
      null,
      linesOf('material-1', '40', { price: '0.42' }),
    ],
    [
      'RK-202611-0003',
      'other',
      'draft',
      'warehouse-2',
      '2026-11-20',
      'user-2',
      null,
      linesOf('material-3', '2', { price: '96' }),
    ],
  ],
)

export const wmsOutStock: MemoryRow[] = rows(
  'out',
  ['no', 'outType', 'docStatus', 'warehouseId', 'postedOn', 'receiverId', 'keeperId', 'lines'],
  [
    [
      'CK-202611-0001',
      'production',
      'posted',
      'warehouse-1',
      '2026-11-18',
      'user-3',
      'user-2',
      linesOf('material-1', '300', { locationId: 'location-2' }),
    ],
    [
      'CK-202611-0002',
      'production',
      'auditing',
      'warehouse-1',
      '2026-11-20',
      'user-3',
      'user-2',
      linesOf('material-2', '2', { lotNo: 'L2611-01', locationId: 'location-3' }),
    ],
    [
      'CK-202611-0003',
      'scrap',
      'draft',
      'warehouse-1',
      '2026-11-20',
      null,
      'user-2',
      linesOf('material-1', '12', { locationId: 'location-2' }),
    ],
  ],
)

export const stockTransfer: MemoryRow[] = rows(
  'transfer',
  ['no', 'docStatus', 'warehouseId', 'toWarehouseId', 'postedOn', 'keeperId', 'lines'],
  [
    [
      'DB-202611-0002',
      'draft',
      'warehouse-1',
      'warehouse-1',
      '2026-11-20',
      'user-2',
      linesOf('material-1', '100', { locationId: 'location-2', toLocationId: 'location-3' }),
    ],
    [
      'DB-202611-0001',
      'auditing',
      'warehouse-2',
      'warehouse-1',
      '2026-11-16',
      'user-2',
      linesOf('material-3', '4', { locationId: 'location-4', toLocationId: 'location-1' }),
    ],
    ['DB-202610-0001', 'rejected', 'warehouse-1', 'warehouse-2', '2026-10-20', 'user-2', linesOf('material-2', '30')],
  ],
)

export const stockCount: MemoryRow[] = rows(
  'count',
  ['no', 'docStatus', 'warehouseId', 'postedOn', 'keeperId', 'isBlind', 'tolerance', 'lines'],
  [
    [
      'PD-202611-0002',
      'counting',
      'warehouse-1',
      '2026-11-20',
      'user-2',
      true,
      '1.00',
      [{ materialId: 'material-1', locationId: 'location-2' }],
    ],
    [
      'PD-202611-0001',
      'auditing',
      'warehouse-2',
      '2026-11-12',
      'user-2',
      false,
      '1.00',
      [{ materialId: 'material-3', locationId: 'location-4', bookQuantity: '36.0000', countedQuantity: '35.0000' }],
    ],
    ['PD-202612-0001', 'draft', 'warehouse-1', '2026-12-28', 'user-2', true, '1.00', []],
  ],
)

export const erpInventory: MemoryRow[] = rows(
  'erp-inventory',
  ['erpWarehouseName', 'materialId', 'warehouseId', 'lotNo', 'erpQuantity', 'asOf'],
  [
    ['原材料仓', 'material-1', 'warehouse-1', null, '1200.0000', '2026-11-20T18:00:00.000Z'],
    ['原材料仓', 'material-2', 'warehouse-1', 'L2611-01', '15.0000', '2026-11-20T18:00:00.000Z'],
    ['成品仓', 'material-3', 'warehouse-2', null, '36.0000', '2026-11-20T18:00:00.000Z'],
  ],
)

export const erpStock: MemoryRow[] = rows(
  'erp-stock',
  ['erpMaterialNo', 'materialId', 'orgId', 'erpQuantity', 'erpAvailable', 'inTransit', 'asOf'],
  [
    ['01.01.0001', 'material-1', '100006', '1200.0000', '1000.0000', '500.0000', '2026-11-20T18:00:00.000Z'],
    ['02.04.0017', 'material-2', '100006', '15.0000', '15.0000', '0.0000', '2026-11-20T18:00:00.000Z'],
    ['03.02.0033', 'material-3', '100006', '36.0000', '36.0000', '12.0000', '2026-11-20T18:00:00.000Z'],
  ],
)
