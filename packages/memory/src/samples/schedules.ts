import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const place = ['stationId', 'laneNo', 'crewKey', 'startsAt', 'endsAt', 'setupMinutes', 'waitsFor', 'waitMinutes'] as const
const machine = (from: string, to: string) => ['station-2', '0', 'group-2', from, to, '30', null, '0'] as const

export const workSchedule: MemoryRow[] = rows(
  'schedule',
  [
    ...(['scheduleName', 'operationId', 'itemId', 'moId', 'stepNo', 'processId', 'workGroupId', 'scheduleStatus'] as const),
    ...place,
    ...(['workedMinutes', 'isPinned'] as const),
  ],
  [
    [
      ...['MO-2026-00001-002 / 10', 'op-3', 'item-1', 'mo-3', '10', 'process-2', 'group-2', '2'],
      ...machine('2026-12-01T00:00:00.000Z', '2026-12-01T03:00:00.000Z'),
      ...['150', false],
    ],
    [
      ...['MO-2026-00002-001 / 10', 'op-2', 'item-2', 'mo-2', '10', 'process-2', 'group-2', '1'],
      ...machine('2026-11-27T00:00:00.000Z', '2026-11-27T03:00:00.000Z'),
      ...['150', true],
    ],
    [
      ...['MO-2026-00001-001 / 10', 'op-1', 'item-3', 'mo-3', '10', 'process-2', 'group-2', '1'],
      ...machine('2026-11-26T00:00:00.000Z', '2026-11-26T03:00:00.000Z'),
      ...['150', false],
    ],
  ],
)

export const scheduleProposal: MemoryRow[] = rows(
  'proposal',
  [
    ...(['no', 'proposalStatus', 'runKind', 'placedCount', 'movedCount', 'unplacedCount', 'lateCount', 'lateBefore'] as const),
    ...(['lateDays', 'endsOn', 'searchSeconds', 'seed', 'changes'] as const),
  ],
  [
    ['PC-2026-0003', 'proposed', 'forward', '3', '1', '0', '0', '1', '0.0', '2026-12-01T03:00:00.000Z', '2', '1', []],
    ['PC-2026-0002', 'applied', 'again', '3', '2', '0', '1', '2', '1.5', '2026-12-02T03:00:00.000Z', '5', '7', []],
    ['PC-2026-0001', 'discarded', 'backward', '2', '2', '1', '1', '1', '3.0', '2026-12-04T03:00:00.000Z', '0', '1', []],
  ],
)
