import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const ordered = (materialId: string, quantity: string, more: Record<string, unknown> = {}) => [{ materialId, quantity, ...more }]

export const purchaseRequest: MemoryRow[] = rows(
  'request',
  ['no', 'orgId', 'billtypeDict', 'processStatus', 'applicationDate', 'applicationUserId', 'neededOn', 'purpose', 'lines'],
  [
    [
      'PR-2026-00005',
      '100006',
      'standard',
      'approved',
      '2026-11-18',
      'user-5',
      '2026-12-08',
      '电池托盘焊接线缺料',
      [...ordered('material-8', '200', { price: '12.8' }), ...ordered('material-9', '10', { price: '45' })],
    ],
    [
      'PR-2026-00004',
      '100006',
      'project',
      'approved',
      '2026-11-18',
      'user-5',
      '2026-12-10',
      '电芯分选机备件',
      ordered('material-1', '4', { price: '1280' }),
    ],
    [
      'PR-2026-00003',
      '100006',
      'project',
      'draft',
      '2026-11-19',
      'user-2',
      '2026-12-10',
      '堆叠线项目备料',
      ordered('material-1', '800', { price: '0.42' }),
    ],
    [
      'PR-2026-00002',
      '100006',
      'standard',
      'inReview',
      '2026-11-17',
      'user-3',
      '2026-12-05',
      '安全库存补货',
      ordered('material-2', '6', { price: '812' }),
    ],
    [
      'PR-2026-00001',
      '100006',
      'urgent',
      'invalid',
      '2026-11-02',
      'user-3',
      '2026-11-06',
      '设备抢修',
      ordered('material-3', '2', { price: '96' }),
    ],
  ],
).map((request) => ({ orderStatus: 'none', ...request }))

export const saleOrder: MemoryRow[] = rows(
  'sale',
  ['no', 'customerId', 'processStatus', 'orgId', 'orderDate', 'deliveryDate', 'salerId', 'currency', 'rate', 'lines'],
  [
    [
      'XS-2026-00003',
      'customer-1',
      'draft',
      '100006',
      '2026-11-18',
      '2027-01-20',
      'user-2',
      'CNY',
      '1',
      ordered('material-2', '4', { price: '980', taxRate: '13' }),
    ],
    [
      'XS-2026-00002',
      'customer-2',
      'inReview',
      '100006',
      '2026-11-10',
      '2026-12-30',
      'user-2',
      'USD',
      '7.1052',
      ordered('material-3', '20', { price: '18', taxRate: '0' }),
    ],
    [
      'XS-2026-00001',
      'customer-1',
      'invalid',
      '100006',
      '2026-10-08',
      '2026-11-30',
      'user-2',
      'CNY',
      '1',
      ordered('material-1', '500', { price: '0.6', taxRate: '13' }),
    ],
  ],
)

export const forecast: MemoryRow[] = rows(
  'forecast',
  ['no', 'title', 'forecastVersion', 'processStatus', 'orgId', 'salerId', 'forecastDate', 'lines'],
  [
    [
      'YC-2026-0003',
      '2027 年一季度预测',
      '2',
      'draft',
      '100006',
      'user-2',
      '2026-11-15',
      ordered('material-2', '30', { month: '2027-01' }),
    ],
    [
      'YC-2026-0002',
      '2027 年一季度预测',
      '1',
      'inReview',
      '100006',
      'user-2',
      '2026-10-15',
      ordered('material-2', '24', { month: '2027-01' }),
    ],
    [
      'YC-2026-0001',
      '2026 年四季度预测',
      '1',
      'inReview',
      '100006',
      'user-2',
      '2026-08-20',
      ordered('material-3', '60', { month: '2026-12' }),
    ],
  ],
)

const stored = (materialId: string, quantity: string, more: Record<string, unknown> = {}) =>
  ordered(materialId, quantity, { unit: 'pcs', factor: '1', ...more })

export const scmInStock: MemoryRow[] = rows(
  'receipt',
  ['no', 'supplierId', 'docStatus', 'warehouseId', 'postedOn', 'keeperId', 'deliveryNoteNo', 'lines'],
  [
    [
      'CR-202611-0003',
      'supplier-1',
      'draft',
      'warehouse-1',
      '2026-11-20',
      'user-2',
      'SH-88213',
      stored('material-1', '500', { price: '0.42', sourceNo: 'PO-2026-00001' }),
    ],
    [
      'CR-202611-0002',
      'supplier-3',
      'draft',
      'warehouse-1',
      '2026-11-18',
      'user-2',
      'SH-88190',
      stored('material-2', '4', { price: '812' }),
    ],
    [
      'CR-202611-0001',
      'supplier-4',
      'rejected',
      'warehouse-1',
      '2026-11-05',
      'user-2',
      'SH-87702',
      stored('material-3', '10', { price: '96' }),
    ],
  ],
)

export const scmOutStock: MemoryRow[] = rows(
  'dispatch',
  ['no', 'customerId', 'docStatus', 'warehouseId', 'postedOn', 'keeperId', 'lines'],
  [
    [
      'XC-202611-0003',
      'customer-1',
      'draft',
      'warehouse-2',
      '2026-11-20',
      'user-2',
      stored('material-3', '4', { sourceNo: 'XS-2026-00002' }),
    ],
    ['XC-202611-0002', 'customer-2', 'draft', 'warehouse-2', '2026-11-19', 'user-2', stored('material-3', '2')],
    ['XC-202610-0001', 'customer-1', 'rejected', 'warehouse-1', '2026-10-22', 'user-2', stored('material-1', '100')],
  ],
)

const amended = (oldQuantity: string, newQuantity: string) => [
  { id: 'line-1', materialId: 'material-1', oldQuantity, newQuantity, oldPrice: '2.0000', newPrice: '2.0000' },
]

export const purchaseAmendment: MemoryRow[] = rows(
  'amendment',
  ['no', 'orderId', 'versionNo', 'amendKind', 'reason', 'lines', 'oldTotal', 'newTotal'],
  [
    ['PA-2026-00001', 'po-1', '2', 'change', '客户追加数量', amended('100.0000', '120.0000'), '226.00', '271.20'],
    ['PA-2026-00002', 'po-1', '3', 'close', '余量不再需要', amended('120.0000', '110.0000'), '271.20', '248.60'],
    ['PA-2026-00003', 'po-2', '2', 'change', '供应商改期', amended('50.0000', '50.0000'), '113.00', '113.00'],
  ],
)

export const orderTemplate: MemoryRow[] = rows(
  'order-template',
  ['templateNo', 'templateName', 'technology', 'isActive', 'lineCount', 'lines'],
  [
    [
      'BZ-H-101',
      '机器人焊接单元',
      'welding',
      true,
      '2',
      [
        { id: 'order-template-1-1', materialId: 'material-2', quantity: '2.0000', price: '960.0000', remark: '含变位机' },
        { id: 'order-template-1-2', materialId: 'material-3', quantity: '4.0000', price: null, remark: null },
      ],
    ],
    ['BZ-Z-101', '转盘式装配机', 'assembly', true, '1', ordered('material-1', '8', { price: '0.6' })],
    ['BZ-C-101', '在线视觉检测站', 'testing', false, '1', ordered('material-3', '2', { price: '96' })],
  ],
)
