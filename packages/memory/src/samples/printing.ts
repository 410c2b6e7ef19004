import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const printer: MemoryRow[] = rows(
  'printer',
  ['printerName', 'serverKey', 'uri', 'language', 'resolution', 'place', 'isEnabled'],
  [
    ['总装车间标签机', 'workshop', 'ipp://10.0.0.21:631/ipp/print', 'zpl', '300', '二号厂房总装一区', true],
    ['仓库标签机', 'warehouse', 'ipp://10.0.0.12:631/ipp/print', 'zpl', '203', '原料库收货口', true],
    ['办公楼打印机', 'office', 'ipp://10.0.0.8:631/ipp/print', 'pdf', '203', '三楼文印室', false],
  ],
)

const labelLayout = JSON.stringify({ width: 60, height: 40, elements: [] })

export const printTemplate: MemoryRow[] = rows(
  'template',
  ['templateName', 'resourceKey', 'purpose', 'isDefault', 'isEnabled', 'layout', 'remark'],
  [
    ['采购订单', 'purchaseOrder', 'document', true, true, JSON.stringify({ width: 210, height: 297, elements: [] }), null],
    ['物料标签', 'material', 'label', true, true, labelLayout, '60 × 40 mm'],
    ['旧版物料标签', 'material', 'label', false, false, labelLayout, null],
  ],
)

export const printJob: MemoryRow[] = rows(
  'job',
  [
    ...(['no', 'subject', 'jobStatus', 'printerId', 'templateId', 'resourceKey', 'recordIds', 'copies', 'pages'] as const),
    ...(['printerJob', 'failure', 'printedAt'] as const),
  ],
  [
    ['PJ-202611-00003', '物料标签', 'queued', 'printer-1', 'template-2', 'material', 'material-1', '2', '2', null, null, null],
    [
      ...['PJ-202611-00002', '采购订单', 'failed', 'printer-3', 'template-1', 'purchaseOrder', 'po-1', '1', '1'],
      ...[null, '打印机没有应答', null],
    ],
    [
      ...['PJ-202611-00001', '物料标签', 'taken', 'printer-2', 'template-2', 'material', 'material-2', '1', '1'],
      ...['117', null, '2026-11-20T02:00:00.000Z'],
    ],
  ],
)
