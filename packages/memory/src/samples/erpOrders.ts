import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const share = (collectOn: string, part: string) => ({ collectOn, share: part, days: '0' })

export const collectionTerm: MemoryRow[] = rows(
  'collection-term',
  ['termCode', 'termName', 'shares', 'totalShare', 'isActive'],
  [
    [
      'SK-3331',
      '3331：签订 30%，发货 30%，验收 30%，质保 10%',
      [share('signing', '30'), share('acceptance', '70')],
      '100.00',
      true,
    ],
    ['SK-55', '签订 50%，发货前 50%', [share('signing', '50'), share('shipment', '50')], '100.00', true],
    ['SK-M60', 'Thanh toán theo tháng', [share('monthly', '100')], '100.00', true],
  ],
)

const shown = ['contractNo', 'deliveryDate', 'collectionTermId', 'mtoNo', 'lineDelivery']
const required = ['contractNo', 'deliveryDate']
const formFields = shown.map((fieldKey) => ({ fieldKey, isRequired: required.includes(fieldKey), lookup: null }))

export const erpOrderConfigure: MemoryRow[] = rows(
  'erp-form',
  ['bizType', 'bizName', 'needsHeaderAudit', 'formFields', 'shownFields', 'requiredFields', 'isActive'],
  [
    ['standard', '标准设备', false, formFields, shown, required, true],
    ['parts', '备件', false, [], [], [], true],
    ['nonStandard', '非标设备', true, formFields, shown, required, true],
  ],
)

const line = (material: number, quantity: string, price: string, mtoNo: string | null) => ({
  ...{ materialId: `material-${material}`, quantity, mtoNo, price, discountRate: '0', taxRate: '13', lineDelivery: '2026-12-20' },
})

const keys = [
  ...['orderNo', 'orderStatus', 'configureId', 'shownFields', 'requiredFields', 'customerId', 'contractNo', 'orderDate'],
  ...['deliveryDate', 'currency', 'orgId', 'salerId', 'headerState', 'erpState', 'erpNo', 'lines'],
]
const orders = (prefix: string, name: string, form: string): MemoryRow[] =>
  rows(prefix, keys, [
    [
      ...[
        `${name}-2026-00003`,
        'draft',
        form,
        shown,
        required,
        'customer-1',
        'HT-2026-103',
        '2026-11-18',
        '2026-12-20',
        'CNY',
        '100006',
      ],
      ...['user-2', 'notNeeded', 'none', null, [line(1, '2', '1200', null), line(2, '10', '35', null)]],
    ],
    [
      ...[
        `${name}-2026-00002`,
        'inApproval',
        form,
        shown,
        required,
        'customer-2',
        'HT-2026-102',
        '2026-11-10',
        '2027-01-15',
        'CNY',
        '100006',
      ],
      ...['user-2', 'waiting', 'none', null, [line(1, '1', '1180', null)]],
    ],
    [
      ...[
        `${name}-2026-00001`,
        'passed',
        form,
        shown,
        required,
        'customer-1',
        'HT-2026-101',
        '2026-10-08',
        '2026-12-31',
        'CNY',
        '100006',
      ],
      ...['user-1', 'audited', 'answered', `K3-${name}-1`, [line(1, '4', '1150', 'MTO260001')]],
    ],
  ])

export const erpOrder: MemoryRow[] = orders('erp-order', 'DD', 'erp-form-1')
export const erpOrderNe: MemoryRow[] = orders('erp-order-ne', 'FB', 'erp-form-3')

export const mtono: MemoryRow[] = rows(
  'mtono',
  ['mtoNo', 'orderNo', 'erpOrderId', 'erpOrderNeId', 'customerId', 'materialId', 'quantity', 'dueOn'],
  [
    ['MTO260003', 'FB-2026-00001', null, 'erp-order-ne-3', 'customer-1', 'material-1', '4', '2026-12-31'],
    ['MTO260002', 'DD-2026-00001', 'erp-order-3', null, 'customer-1', 'material-2', '10', '2026-12-20'],
    ['MTO260001', 'DD-2026-00001', 'erp-order-3', null, 'customer-1', 'material-1', '4', '2026-12-31'],
  ],
)
