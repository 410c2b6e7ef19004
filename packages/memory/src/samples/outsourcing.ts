import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const outsourceTechnology: MemoryRow[] = rows(
  'technology',
  ['technologyCode', 'technologyName', 'processType', 'unit', 'leadDays', 'taxRate', 'requirement'],
  [
    ['WX-001', '数控铣削', 'machining', 'pcs', '8', '13.00', '未注公差按 GB/T 1804-m，安装面平面度 0.05'],
    ['WX-002', '机架焊接', 'welding', 'kg', '12', '13.00', '焊缝按 GB/T 19418-C，对角线差 ≤2'],
    ['WX-003', '铝件阳极氧化', 'surface', 'pcs', '5', '13.00', '膜厚 10–15 μm，本色'],
  ],
)

export const outsourcePrice: MemoryRow[] = rows(
  'price',
  [
    'no',
    'priceType',
    'priceStatus',
    'supplierId',
    'technologyId',
    'unit',
    'currency',
    'price',
    'taxRate',
    'validFrom',
    'validTo',
  ],
  [
    [
      'OP-2026-00003',
      'process',
      'draft',
      'supplier-2',
      'technology-1',
      'pcs',
      'CNY',
      '86.0000',
      '13.00',
      '2026-12-01',
      '2027-11-30',
    ],
    [
      'OP-2026-00002',
      'process',
      'effective',
      'supplier-2',
      'technology-2',
      'kg',
      'CNY',
      '6.4000',
      '13.00',
      '2026-03-01',
      '2027-02-28',
    ],
    [
      'OP-2026-00001',
      'process',
      'expired',
      'supplier-5',
      'technology-2',
      'kg',
      'CNY',
      '7.1000',
      '13.00',
      '2025-01-01',
      '2025-12-31',
    ],
  ],
)

export const outsourceStepPrice: MemoryRow[] = rows(
  'step',
  ['no', 'priceId', 'fromQuantity', 'price', 'leadDays'],
  [
    ['SP000001', 'price-1', '20.0000', '81.5000', '8'],
    ['SP000002', 'price-1', '100.0000', '76.0000', '12'],
    ['SP000003', 'price-1', '500.0000', '71.2000', '20'],
  ],
)

const asked = { technologyId: 'technology-1', quantity: '10.0000', unit: 'pcs' }
const enquiries = [
  ['OQ-2026-00003', '治具零件加工', 'asking', '2026-11-18', '2026-11-28'],
  ['OQ-2026-00002', '机架外协加工', 'awarded', '2026-10-09', '2026-10-16'],
  ['OQ-2026-00001', '钣金罩壳', 'draft', '2026-11-19', '2026-11-27'],
] as const

export const outsourceQuotation: MemoryRow[] = enquiries.map(([no, title, quotationStatus, askedOn, replyBy], at) => ({
  id: `quotation-${at + 1}`,
  no,
  title,
  quotationStatus,
  orgId: '100007',
  buyerId: 'user-3',
  askedOn,
  replyBy,
  currency: 'CNY',
  lines: [{ id: `quotation-${at + 1}-1`, ...asked, targetPrice: '80.0000' }],
}))

const offers = [
  ['supplier-2', 'offered', '79.5000'],
  ['supplier-1', 'offered', '84.0000'],
  ['supplier-5', 'invited', null],
] as const

export const outsourceOffer: MemoryRow[] = offers.map(([supplierId, offerStatus, price], at) => ({
  id: `offer-${at + 1}`,
  no: `OF-2026-0000${at + 1}`,
  quotationId: 'quotation-1',
  supplierId,
  offerStatus,
  taxRate: '13.00',
  lines: [{ id: `offer-${at + 1}-1`, ...asked, price, leadDays: price && '9' }],
}))

export const poAssessment: MemoryRow[] = rows(
  'assessment',
  [
    'no',
    'supplierId',
    'assessmentStatus',
    'period',
    'periodFrom',
    'periodTo',
    'qualityScore',
    'deliveryScore',
    'priceScore',
    'serviceScore',
    'grade',
    'assessorId',
  ],
  [
    [
      'PA-2026-00003',
      'supplier-1',
      'submitted',
      'quarter',
      '2026-07-01',
      '2026-09-30',
      '96.0',
      '92.0',
      '85.0',
      '90.0',
      'A',
      'user-3',
    ],
    [
      'PA-2026-00002',
      'supplier-2',
      'passed',
      'quarter',
      '2026-07-01',
      '2026-09-30',
      '88.0',
      '81.0',
      '90.0',
      '80.0',
      'B',
      'user-3',
    ],
    [
      'PA-2026-00001',
      'supplier-6',
      'rejected',
      'quarter',
      '2026-07-01',
      '2026-09-30',
      '52.0',
      '60.0',
      '70.0',
      '40.0',
      'D',
      'user-3',
    ],
  ],
)

const orders = [
  ['WW-2026-00003', 'draft', 'none', 'none', '0.0000', '0.0000', '2026-11-18', '2026-12-05'],
  ['WW-2026-00002', 'released', 'partly', 'none', '6.0000', '0.0000', '2026-11-06', '2026-11-27'],
  ['WW-2026-00001', 'completed', 'fully', 'fully', '10.0000', '10.0000', '2026-09-14', '2026-10-08'],
] as const

const worked = { materialId: 'material-1', technologyId: 'technology-1', unit: 'pcs' }

export const outsourceOrder: MemoryRow[] = orders.map(
  ([no, orderStatus, issueStatus, receiptStatus, issuedQuantity, receivedQuantity, orderedOn, dueOn], at) => ({
    id: `outsourceOrder-${at + 1}`,
    no,
    orderStatus,
    erpState: orderStatus === 'completed' ? 'sent' : 'none',
    issueStatus,
    receiptStatus,
    supplierId: 'supplier-2',
    orgId: '100007',
    orderedOn,
    dueOn,
    buyerId: 'user-3',
    currency: 'CNY',
    transport: 'supplier',
    lines: [
      {
        id: `outsourceOrder-${at + 1}-1`,
        ...worked,
        quantity: '10.0000',
        price: '79.5000',
        taxRate: '13.00',
        issuedQuantity,
        receivedQuantity,
      },
    ],
  }),
)

const handled = (prefix: string, key: string, quantities: readonly string[]): MemoryRow[] =>
  quantities.map((quantity, at) => ({
    id: `${key}-${at + 1}`,
    no: `${prefix}-2026-0000${quantities.length - at}`,
    handledStatus: at === 0 ? 'draft' : 'confirmed',
    supplierId: 'supplier-2',
    orgId: '100007',
    handlerId: 'user-3',
    handledOn: at < 1 ? '2026-11-10' : '2026-09-20',
    noteNo: `SH26${at + 1}04`,
    plate: '苏E·62815',
    lines: [
      {
        id: `${key}-${at + 1}-1`,
        ...worked,
        quantity,
        ...(key === 'outsourceReceipt' && { rejected: '0.0000' }),
        orderId: key === 'outsourceIssue' && at === 0 ? 'outsourceOrder-2' : 'outsourceOrder-3',
        orderLineId: key === 'outsourceIssue' && at === 0 ? 'outsourceOrder-2-1' : 'outsourceOrder-3-1',
      },
    ],
  }))

export const outsourceIssue: MemoryRow[] = handled('WF', 'outsourceIssue', ['6.0000', '7.0000', '3.0000'])

export const outsourceReceipt: MemoryRow[] = handled('WS', 'outsourceReceipt', ['2.0000', '5.0000', '3.0000'])
