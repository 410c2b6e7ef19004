import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const component = (id: string, materialId: string, perPiece: string) => ({ id, materialId, perPiece, scrapRate: '0.00' })

export const mo: MemoryRow[] = rows(
  'mo',
  [
    ...([
      'billNo',
      'moType',
      'moStatus',
      'scheduleStatus',
      'requisitionStatus',
      'splitStatus',
      'parentId',
      'materialId',
    ] as const),
    ...([
      'quantity',
      'splitQuantity',
      'openQuantity',
      'finishedQuantity',
      'routeId',
      'customerId',
      'mtoNo',
      'projectName',
    ] as const),
    ...([
      'orgId',
      'priority',
      'plannerId',
      'plannedStart',
      'plannedEnd',
      'dueDate',
      'plannedHours',
      'components',
      'attachments',
    ] as const),
  ],
  [
    [
      ...['MO-2026-00003', 'standard', 'planned', '0', '0', '0', 'mo-1', 'material-2', '4.0000', '0.0000', '4.0000', '0.0000'],
      ...['route-2', null, 'MTO260118', '电池模组装配线', '100006', 'normal', 'user-3', '2026-12-01', '2026-12-14', '2026-12-20'],
      ...['2.37', [component('mc-3', 'material-1', '8.000000')], []],
    ],
    [
      ...['MO-2026-00002', 'project', 'running', '1', '1', '2', null, 'material-1', '2.0000', '2.0000', '0.0000', '0.0000'],
      ...[
        'route-3',
        'customer-1',
        'MTO260117',
        '电机定子线',
        '100006',
        'high',
        'user-3',
        '2026-11-10',
        '2026-11-28',
        '2026-11-26',
      ],
      ...['13.67', [component('mc-2', 'material-3', '2.000000')], []],
    ],
    [
      ...['MO-2026-00001', 'project', 'released', '1', '0', '1', null, 'material-3', '6.0000', '4.0000', '2.0000', '0.0000'],
      ...[
        'route-3',
        'customer-2',
        'MTO260118',
        '电池模组装配线',
        '100006',
        'urgent',
        'user-3',
        '2026-11-24',
        '2026-12-18',
        '2026-12-22',
      ],
      ...['39.00', [component('mc-1', 'material-2', '1.000000')], []],
    ],
  ],
)

const operation = (id: string, stepNo: string, processId: string, stationId: string, finishedQuantity: string) => ({
  ...{ id, stepNo, processId, workGroupId: 'group-2', stationId, setupMinutes: '30.00', runMinutes: '60.00', crew: '1' },
  ...{ plannedStart: '2026-11-24T00:00:00.000Z', plannedEnd: '2026-11-24T09:00:00.000Z', isPinned: false },
  ...{ plannedHours: '2.50', finishedQuantity, reportedHours: '0.00' },
})

export const moItem: MemoryRow[] = rows(
  'item',
  [
    ...([
      'itemNo',
      'moId',
      'itemStatus',
      'scheduleStatus',
      'requisitionStatus',
      'quantity',
      'finishedQuantity',
      'workGroupId',
    ] as const),
    ...([
      'priority',
      'dueDate',
      'plannedStart',
      'plannedEnd',
      'operations',
      'plannedHours',
      'reportedHours',
      'pauseReason',
    ] as const),
    ...(['pauseNote', 'pausedAt'] as const),
  ],
  [
    [
      ...['MO-2026-00001-002', 'mo-3', 'paused', '2', '0', '2.0000', '0.0000', 'group-2', 'urgent', '2026-12-22', '2026-12-01'],
      ...[
        '2026-12-18',
        [operation('op-3', '10', 'process-2', 'station-2', '0.0000')],
        '2.50',
        '0.00',
        'material',
        '等待伺服电机到货',
      ],
      '2026-11-19T06:00:00.000Z',
    ],
    [
      ...['MO-2026-00002-001', 'mo-2', 'running', '1', '1', '2.0000', '0.0000', 'group-2', 'high', '2026-11-26', '2026-11-10'],
      ...['2026-11-28', [operation('op-2', '10', 'process-2', 'station-2', '1.0000')], '2.50', '1.50', null, null, null],
    ],
    [
      ...['MO-2026-00001-001', 'mo-3', 'released', '1', '0', '2.0000', '0.0000', 'group-2', 'urgent', '2026-12-15', '2026-11-24'],
      ...['2026-12-10', [operation('op-1', '10', 'process-2', 'station-2', '0.0000')], '2.50', '0.00', null, null, null],
    ],
  ],
)

const worked = (id: string, workerId: string, hours: string, goodQuantity: string) => ({
  ...{ id, workerId, activity: 'run', hours, goodQuantity, scrapQuantity: '0.0000' },
})

export const hoursPeriod: MemoryRow[] = rows(
  'period',
  ['periodName', 'fromDay', 'toDay', 'workGroupId', 'periodStatus', 'lockedBy', 'lockedAt', 'remark'],
  [
    ['2026-11', '2026-11-01', '2026-11-30', null, 'open', null, null, null],
    ['2026-10', '2026-10-01', '2026-10-31', null, 'locked', 'user-5', '2026-11-02T02:00:00.000Z', null],
    ['2026-09', '2026-09-01', '2026-09-30', null, 'locked', 'user-5', '2026-10-02T02:00:00.000Z', null],
  ],
)

export const workHoursReport: MemoryRow[] = rows(
  'report',
  [
    ...(['no', 'reportStatus', 'reportedOn', 'itemId', 'stepNo', 'processId', 'workGroupId', 'shiftKind', 'people'] as const),
    ...(['totalHours', 'goodTotal', 'scrapTotal', 'standardHours', 'auditorId'] as const),
  ],
  [
    ...(
      [
        [
          'GS-202611-0003',
          'draft',
          '2026-11-20',
          'item-3',
          '10',
          'process-2',
          'group-2',
          'day',
          [worked('rp-3', 'manpower-2', '4.00', '1.0000')],
        ],
        [
          'GS-202611-0002',
          'submitted',
          '2026-11-19',
          'item-2',
          '10',
          'process-2',
          'group-2',
          'day',
          [worked('rp-2', 'manpower-2', '4.00', '1.0000')],
        ],
        [
          'GS-202611-0001',
          'audited',
          '2026-11-18',
          'item-2',
          '10',
          'process-2',
          'group-2',
          'day',
          [worked('rp-1', 'manpower-2', '4.00', '1.0000')],
        ],
      ] as const
    ).map((report, at) => [...report, '4.00', '1.0000', '0.0000', '1.00', at === 2 ? 'user-5' : null]),
  ],
)

const wire = (id: string, wireNo: string, fromDevice: string, toDevice: string) => ({
  ...{
    id,
    wireNo,
    fromDevice,
    fromTerminal: '1',
    toDevice,
    toTerminal: '13',
    wireType: 'BVR',
    crossSection: '1.00',
    color: '黑',
  },
  ...{ length: '600', ferrule: 'E1008', labelText: wireNo },
})

export const wireBom: MemoryRow[] = rows(
  'wires',
  [
    'bomNo',
    'name',
    'bomVersion',
    'auditStatus',
    'mtoNo',
    'projectName',
    'designerId',
    'wires',
    'wireCount',
    'totalLength',
    'attachments',
  ],
  [
    [
      'XB-2026-0003',
      '分站柜线束',
      'A0',
      'draft',
      'MTO260118',
      '电池模组装配线',
      'user-6',
      [wire('w-3', '101', 'QF1', 'KM1')],
      '1',
      '600',
      [],
    ],
    [
      'XB-2026-0002',
      '操作台线束',
      'A1',
      'submitted',
      'MTO260117',
      '电机定子线',
      'user-6',
      [wire('w-2', '101', 'HMI1', 'X1')],
      '1',
      '600',
      [],
    ],
    [
      ...['XB-2026-0001', '主控柜线束', 'B0', 'passed', 'MTO260117', '电机定子线', 'user-6'],
      ...[[wire('w-1', '101', 'QF1', 'KM1'), wire('w-4', '102', 'KM1', 'X1')], '2', '1200', []],
    ],
  ],
)

export const wireExecute: MemoryRow[] = rows(
  'wireOrder',
  ['no', 'auditStatus', 'bomId', 'moId', 'mtoNo', 'projectName', 'qty', 'finishedQty', 'workGroupId', 'plannedOn', 'neededOn'],
  [
    ['XZ-2026-0003', 'draft', 'wires-3', 'mo-2', 'MTO260117', '电机定子线', '4', '0', 'group-3', '2026-11-25', '2026-11-30'],
    ['XZ-2026-0002', 'passed', 'wires-3', 'mo-2', 'MTO260117', '电机定子线', '2', '1', 'group-3', '2026-11-18', '2026-11-24'],
    ['XZ-2026-0001', 'passed', 'wires-3', 'mo-3', 'MTO260118', '电池模组装配线', '2', '2', 'group-3', '2026-10-12', '2026-10-20'],
  ],
)

const change = (id: string, wireNo: string, oldValue: string, newValue: string) => ({
  id,
  change: 'change',
  wireNo,
  oldValue,
  newValue,
})

export const wireChange: MemoryRow[] = rows(
  'wireChange',
  ['no', 'auditStatus', 'bomId', 'newVersion', 'changeReason', 'changedOn', 'applicantId', 'running', 'changes', 'changeCount'],
  [
    [
      'XG-2026-0003',
      'draft',
      'wires-3',
      'B1',
      'customer',
      '2026-11-19',
      'user-6',
      null,
      [change('wc-3', '101', '1.00 mm² 黑', '1.50 mm² 黑')],
      '1',
    ],
    [
      'XG-2026-0002',
      'submitted',
      'wires-2',
      'A2',
      'site',
      '2026-11-12',
      'user-6',
      '在制品按新版返工',
      [change('wc-2', '101', 'X1:13', 'X2:6')],
      '1',
    ],
    [
      'XG-2026-0001',
      'passed',
      'wires-3',
      'B0',
      'design',
      '2026-09-02',
      'user-6',
      '已完成的不改',
      [change('wc-1', '102', 'X1:4', 'X1:5')],
      '1',
    ],
  ],
)

export const specialRequire: MemoryRow[] = rows(
  'require',
  [
    ...(['no', 'title', 'requireStatus', 'source', 'moId', 'mtoNo', 'processIds', 'requirement', 'noticeUserIds'] as const),
    ...(['effectiveFrom', 'effectiveTo', 'attachments'] as const),
  ],
  [
    ...(
      [
        [
          'TS-2026-0003',
          '洁净要求',
          'draft',
          'customer',
          'mo-3',
          'MTO260118',
          ['process-2'],
          '装配在洁净区进行。',
          ['user-5'],
          '2026-11-20',
        ],
        [
          'TS-2026-0002',
          '螺栓防松标记',
          'inForce',
          'engineering',
          'mo-2',
          'MTO260117',
          ['process-2'],
          'M8 以上画防松线。',
          ['user-5'],
          '2026-11-01',
        ],
        [
          'TS-2026-0001',
          '外露面喷涂色号',
          'closed',
          'customer',
          'mo-2',
          'MTO260117',
          [],
          'RAL 5015 半光。',
          ['user-5', 'user-7'],
          '2026-03-01',
        ],
      ] as const
    ).map((row) => [...row, null, []]),
  ],
)
