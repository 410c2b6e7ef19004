import type { PrintElement, PrintLayout } from '@bip/contract/printing'

type Starter = { name: string; resource: string; purpose: string; layout: PrintLayout }

const text = (id: string, x: number, y: number, width: number, said: string, more: object = {}): PrintElement => ({
  id,
  kind: 'text',
  x,
  y,
  width,
  height: 5,
  text: said,
  ...more,
})

/** A heading and what it names, side by side. */
const pair = (id: string, x: number, y: number, field: string): PrintElement[] => [
  text(`${id}Label`, x, y, 24, `{#${field}}`),
  text(id, x + 24, y, 66, `{${field}}`),
]

const foot = (y: number): PrintElement[] => [
  text('footBy', 15, y, 90, '{by} · {today}', { on: 'every', size: 8 }),
  text('footPage', 105, y, 90, '{page} / {pages}', { on: 'every', size: 8, align: 'right' }),
]

const materialLabel: Starter = {
  name: '物料标签 70×40',
  resource: 'material',
  purpose: 'label',
  layout: {
    width: 70,
    height: 40,
    elements: [
      text('name', 3, 3, 42, '{materialName}', { size: 11, bold: true, height: 10 }),
      text('spec', 3, 14, 42, '{specification}', { size: 8, height: 8 }),
      text('unit', 3, 22, 42, '{#unit}: {unit}', { size: 8 }),
      { id: 'qr', kind: 'barcode', code: 'qrcode', x: 47, y: 3, width: 20, height: 20, value: '{materialCode}' },
      {
        id: 'bars',
        kind: 'barcode',
        code: 'code128',
        x: 3,
        y: 27,
        width: 64,
        height: 11,
        value: '{materialCode}',
        showsText: true,
      },
    ],
  },
}

const wireLabel: Starter = {
  name: '导线号管 50×30',
  resource: 'wireBom',
  purpose: 'label',
  layout: {
    width: 50,
    height: 30,
    each: 'wires',
    elements: [
      text('said', 2, 2, 34, '{wires.labelText}', { size: 12, bold: true, height: 6 }),
      text('wire', 2, 9, 34, '{#wires.wireNo}: {wires.wireNo}', { size: 8 }),
      text('from', 2, 14, 34, '{wires.fromDevice}:{wires.fromTerminal}', { size: 8 }),
      text('to', 2, 19, 34, '{wires.toDevice}:{wires.toTerminal}', { size: 8 }),
      text('list', 2, 24, 34, '{bomNo} {bomVersion}  {line}/{lines}', { size: 6 }),
      { id: 'qr', kind: 'barcode', code: 'qrcode', x: 36, y: 3, width: 12, height: 12, value: '{bomNo}|{wires.wireNo}' },
    ],
  },
}

const locationLabel: Starter = {
  name: '库位标签 100×60',
  resource: 'warehouseLocation',
  purpose: 'label',
  layout: {
    width: 100,
    height: 60,
    elements: [
      text('name', 4, 4, 92, '{locationName}', { size: 26, bold: true, height: 14, align: 'center' }),
      text('warehouse', 4, 19, 92, '{warehouseId}', { size: 11, align: 'center' }),
      {
        id: 'bars',
        kind: 'barcode',
        code: 'code128',
        x: 10,
        y: 28,
        width: 80,
        height: 26,
        value: '{locationName}',
        showsText: true,
      },
    ],
  },
}

const nameplate: Starter = {
  name: '设备铭牌',
  resource: 'project',
  purpose: 'nameplate',
  layout: {
    width: 100,
    height: 60,
    elements: [
      { id: 'frame', kind: 'box', x: 2, y: 2, width: 96, height: 56, stroke: 0.5 },
      text('name', 5, 5, 66, '{projectName}', { size: 12, bold: true, height: 12 }),
      { id: 'rule', kind: 'box', x: 5, y: 18, width: 90, height: 0, stroke: 0.3 },
      text('codeLabel', 5, 22, 22, '{#projectCode}', { size: 8 }),
      text('code', 27, 22, 44, '{projectCode}', { size: 9, bold: true }),
      text('made', 5, 30, 66, '{today}', { size: 8 }),
      { id: 'matrix', kind: 'barcode', code: 'datamatrix', x: 74, y: 22, width: 20, height: 20, value: '{projectCode}' },
      { id: 'bars', kind: 'barcode', code: 'code39', x: 5, y: 44, width: 90, height: 11, value: '{projectCode}' },
    ],
  },
}

const order: Starter = {
  name: '采购订单 A4',
  resource: 'purchaseOrder',
  purpose: 'document',
  layout: {
    width: 210,
    height: 297,
    elements: [
      text('title', 15, 14, 120, '{title}', { size: 18, bold: true, height: 9 }),
      { id: 'qr', kind: 'barcode', code: 'qrcode', x: 175, y: 12, width: 20, height: 20, value: '{no}' },
      ...pair('no', 15, 28, 'no'),
      ...pair('date', 15, 34, 'purchaseDate'),
      ...pair('supplier', 15, 40, 'supplierId'),
      ...pair('buyer', 105, 28, 'purchaserId'),
      ...pair('delivery', 105, 34, 'deliveryDate'),
      ...pair('currency', 105, 40, 'currency'),
      {
        id: 'lines',
        kind: 'table',
        x: 15,
        y: 50,
        width: 180,
        height: 60,
        lines: 'lines',
        columns: [
          { field: '#', width: 10, align: 'center' },
          { field: 'materialId', width: 70 },
          { field: 'quantity', width: 25, align: 'right' },
          { field: 'price', width: 30, align: 'right' },
          { field: 'taxRate', width: 20, align: 'right' },
          { field: 'amount', width: 25, align: 'right' },
        ],
      },
      text('totalLabel', 125, 3, 35, '{#total}', { on: 'last', bold: true, align: 'right' }),
      text('total', 160, 3, 35, '{total}', { on: 'last', bold: true, align: 'right' }),
      text('remark', 15, 10, 180, '{remark}', { on: 'last', height: 15 }),
      ...foot(285),
    ],
  },
}

const plan: Starter = {
  name: '现场计划单 A5',
  resource: 'planOrder',
  purpose: 'plan',
  layout: {
    width: 148,
    height: 210,
    elements: [
      text('title', 10, 10, 100, '{title}', { size: 15, bold: true, height: 8 }),
      { id: 'qr', kind: 'barcode', code: 'qrcode', x: 118, y: 8, width: 20, height: 20, value: '{planOrderNo}' },
      ...[
        'planOrderNo',
        'customerProductName',
        'customerId',
        'lineCode',
        'managerId',
        'startDate',
        'endDate',
        'promisedDate',
      ].flatMap((field, at) => pair(field, 10, 32 + at * 8, field)),
      {
        id: 'bars',
        kind: 'barcode',
        code: 'code128',
        x: 10,
        y: 105,
        width: 90,
        height: 16,
        value: '{planOrderNo}',
        showsText: true,
      },
    ],
  },
}

const approval = (resource: string, name: string, fields: readonly string[]): Starter => ({
  name,
  resource,
  purpose: 'approval',
  layout: {
    width: 210,
    height: 297,
    elements: [
      text('title', 15, 14, 150, '{title}', { size: 18, bold: true, height: 9 }),
      { id: 'qr', kind: 'barcode', code: 'qrcode', x: 175, y: 12, width: 20, height: 20, value: '{id}' },
      ...fields.flatMap((field, at) => pair(field, 15 + (at % 2) * 90, 30 + Math.floor(at / 2) * 7, field)),
      {
        id: 'decisions',
        kind: 'table',
        x: 15,
        y: 40 + Math.ceil(fields.length / 2) * 7,
        width: 180,
        height: 60,
        lines: 'approval',
        columns: [
          { field: 'person', width: 35 },
          { field: 'decision', width: 25 },
          { field: 'comment', width: 80 },
          { field: 'at', width: 40 },
        ],
      },
      ...foot(285),
    ],
  },
})

/** A template of each purpose, over records that the demonstration has. */
export const sampleTemplates: readonly Starter[] = [
  materialLabel,
  locationLabel,
  wireLabel,
  nameplate,
  order,
  plan,
  approval('purchaseRequest', '采购申请审批单', [
    'no',
    'applicationDate',
    'orgId',
    'applicationUserId',
    'neededOn',
    'amount',
    'purpose',
  ]),
  approval('leave', '请假审批单', ['no', 'applicantId', 'leaveType', 'days', 'startDate', 'endDate', 'reason']),
]
