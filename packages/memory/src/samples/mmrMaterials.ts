import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const bomLine = (id: string, materialId: string, quantity: string) => ({
  id,
  position: '10',
  materialId,
  quantity,
  scrapRate: '0.00',
  isPhantom: false,
})

export const materialBom: MemoryRow[] = rows(
  'bom',
  ['bomNo', 'materialId', 'bomVersion', 'bomStatus', 'lotQuantity', 'validFrom', 'validTo', 'lines', 'lineCount'],
  [
    [
      'BOM-2026-00001',
      'material-1',
      'A0',
      'obsolete',
      '1.0000',
      '2026-01-01',
      '2026-05-31',
      [bomLine('bl-1', 'material-2', '2.000000')],
      '1',
    ],
    [
      'BOM-2026-00002',
      'material-1',
      'A1',
      'released',
      '1.0000',
      '2026-06-01',
      null,
      [bomLine('bl-2', 'material-2', '3.000000')],
      '1',
    ],
    [
      'BOM-2026-00003',
      'material-2',
      'A0',
      'draft',
      '1.0000',
      '2026-06-01',
      null,
      [bomLine('bl-3', 'material-3', '4.000000')],
      '1',
    ],
  ],
)

export const mrpRun: MemoryRow[] = rows(
  'mrp-run',
  ['no', 'runStatus', 'scope', 'progress', 'materials', 'demands', 'orders', 'expedites', 'defers', 'resizes', 'cancels'],
  [
    ['MRP-202611-0001', 'done', 'demanded', '100', '420', '1800', '2', '1', '0', '0', '0'],
    ['MRP-202611-0002', 'failed', 'all', '5', '0', '0', '0', '0', '0', '0', '0'],
    ['MRP-202611-0003', 'cancelled', 'demanded', '40', '0', '0', '0', '0', '0', '0', '0'],
  ],
)

const peg = (id: string, demandKind: string, quantity: string) => ({ id, demandKind, demandNo: 'XS-2026-00001', quantity })

export const mrpProposal: MemoryRow[] = rows(
  'mrp-proposal',
  [
    ...['no', 'proposalStatus', 'mrpAction', 'orderType', 'materialId', 'quantity', 'neededOn', 'startOn', 'reason', 'neededBy'],
    ...['takenStatus', 'runId', 'erpState', 'lines', 'pegs'],
  ],
  [
    [
      ...['MRP-202611-0001-00001', 'open', 'order', 'purchase', 'material-1', '50.0000', '2026-12-10', '2026-12-03', 'shortage'],
      ...['XS-2026-00001', 'none', 'mrp-run-1', 'none', [], [peg('peg-1', 'component', '24.0000')]],
    ],
    [
      ...['MRP-202611-0001-00002', 'open', 'order', 'manufacture', 'material-2', '8.0000', '2026-12-17', '2026-12-10', 'late'],
      ...['XS-2026-00001', 'none', 'mrp-run-1', 'none', [], [peg('peg-2', 'sale', '8.0000')]],
    ],
    [
      ...[
        'MRP-202611-0001-00003',
        'dismissed',
        'expedite',
        'purchase',
        'material-3',
        '10.0000',
        '2026-12-01',
        '2026-11-24',
        'earlier',
      ],
      ...['XS-2026-00001', 'none', 'mrp-run-1', 'none', [], [peg('peg-3', 'sale', '10.0000')]],
    ],
  ],
)
