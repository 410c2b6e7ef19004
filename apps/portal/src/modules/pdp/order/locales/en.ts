import type { OrderText } from './zh-CN.ts'

export const text: OrderText = {
  compare: 'Compare with the ERP',
  planOrders: 'Plan orders ({{count}})',
  title: '{{no}} beside {{other}}',
  titleMissing: '{{no}} beside the ERP’s',
  failed: 'The orders could not be compared',
  retry: 'Try again',
  close: 'Close',
  missing: 'The other side has no such order. Send it first, or name its sales order.',
  fromErp: 'On the right stands what the ERP answers.',
  fromSaleOrder: 'No ERP is connected. On the right stands the company’s own sales order.',
  same: 'Both sides agree',
  differing: '{{count}} differ',
  onlyDiffering: 'Only what differs',
  field: 'Field',
  own: 'Here',
  theirs: 'There',
  differs: 'differs',
}
