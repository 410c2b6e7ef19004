import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const shift = (id: string, startsAt: string, endsAt: string) => ({ id, days: 'workdays', shiftKind: 'day', startsAt, endsAt })

export const workCalendar: MemoryRow[] = rows(
  'calendar',
  ['calendarCode', 'calendarName', 'isActive', 'shifts', 'exceptions'],
  [
    ['RL-DAY', '常白班', true, [shift('cs-1', '08:00', '12:00'), shift('cs-2', '13:00', '17:00')], []],
    [
      'RL-SAT',
      '六天制白班',
      true,
      [shift('cs-3', '08:00', '17:00')],
      [{ id: 'ce-1', fromDay: '2026-10-01', toDay: '2026-10-07', isWorking: false, reason: '国庆节' }],
    ],
    ['RL-NIGHT', '白夜两班', true, [shift('cs-4', '08:00', '17:00'), shift('cs-5', '20:00', '04:00')], []],
  ],
)

export const workRegion: MemoryRow[] = rows(
  'area',
  ['regionCode', 'regionName', 'workshop', 'building', 'floor', 'area', 'craneCapacity', 'chargePerson', 'isActive'],
  [
    ['A1', '机加工区', 'assembly1', '一号厂房', '1F', '1200.0', '5.0', 'user-5', true],
    ['B2', '总装一区', 'assembly1', '二号厂房', '1F', '1600.0', '20.0', 'user-5', true],
    ['V1', 'Khu lắp ráp Bắc Ninh', 'bacninh', 'Nhà xưởng 1', '1F', '1400.0', '10.0', 'user-7', true],
  ],
)

export const workGroup: MemoryRow[] = rows(
  'group',
  [
    ...(['workGroupCode', 'workGroupName', 'groupType', 'chargePerson', 'regionId', 'calendarId', 'manpowerQuantity'] as const),
    ...(['laborManpowerQuantity', 'standardWorkingHours', 'efficiency', 'dailyHours', 'skills', 'isActive'] as const),
  ],
  [
    [
      'BZ-MAC-01',
      '机加工一组',
      'machining',
      'user-5',
      'area-1',
      'calendar-1',
      '6',
      '2',
      '8.00',
      '95.0',
      '60.80',
      ['miller'],
      true,
    ],
    ['BZ-ASS-01', '装配一组', 'assembly', 'user-5', 'area-2', 'calendar-1', '8', '4', '8.00', '100.0', '96.00', ['fitter'], true],
    [
      'BZ-WIR-01',
      '配线一组',
      'wiring',
      'user-7',
      'area-3',
      'calendar-2',
      '5',
      '0',
      '8.00',
      '105.0',
      '42.00',
      ['electrician'],
      true,
    ],
  ],
)

export const workProcess: MemoryRow[] = rows(
  'process',
  [
    ...(['processCode', 'processName', 'processType', 'workGroupId', 'setupMinutes', 'runMinutes', 'waitMinutes'] as const),
    ...(['moveMinutes', 'crew', 'skills', 'isActive', 'needsInspection', 'isOutsourced', 'documents'] as const),
  ],
  [
    ['JG-030', '数控铣削', 'machining', 'group-1', '45.00', '25.00', '0.00', '10.00', '1', ['miller'], true, false, false, []],
    [
      'ZP-060',
      '机架总装',
      'assembly',
      'group-2',
      '30.00',
      '240.00',
      '0.00',
      '20.00',
      '3',
      ['fitter', 'crane'],
      true,
      false,
      false,
      [],
    ],
    [
      'DQ-020',
      '电控柜配线',
      'wiring',
      'group-3',
      '20.00',
      '320.00',
      '0.00',
      '10.00',
      '2',
      ['electrician'],
      true,
      false,
      false,
      [],
    ],
  ],
)

export const workStation: MemoryRow[] = rows(
  'station',
  [
    ...(['stationCode', 'stationName', 'stationType', 'stationStatus', 'stopReason', 'regionId', 'workGroupId'] as const),
    ...(['processIds', 'calendarId', 'parallelCapacity', 'efficiency', 'crew', 'skills', 'isActive'] as const),
  ],
  [
    [
      'GW-001',
      '机床 1',
      'machine',
      'running',
      null,
      'area-1',
      'group-1',
      ['process-1'],
      'calendar-3',
      '1',
      '100.0',
      '1',
      [],
      true,
    ],
    ['GW-002', '总装位 2', 'bay', 'running', null, 'area-2', 'group-2', ['process-2'], 'calendar-1', '1', '95.0', '3', [], true],
    [
      'GW-003',
      '配线台 3',
      'wiring',
      'stopped',
      '等待搬迁',
      'area-3',
      'group-3',
      ['process-3'],
      'calendar-2',
      '1',
      '100.0',
      '2',
      [],
      true,
    ],
  ],
)

export const setupMatrix: MemoryRow[] = rows(
  'setup',
  ['fromFamily', 'toFamily', 'setupMinutes', 'isActive', 'remark'],
  [
    ['turning', 'milling', '35.00', true, null],
    ['milling', 'turning', '50.00', true, null],
    ['primer', 'grey', '25.00', true, null],
  ],
)

export const stationDowntime: MemoryRow[] = rows(
  'downtime',
  ['no', 'stationId', 'downtimeType', 'downtimeStatus', 'startsAt', 'endsAt', 'chargePerson', 'reason', 'result'],
  [
    [
      'JX-2026-0003',
      'station-1',
      'planned',
      'planned',
      '2026-11-25T00:00:00.000Z',
      '2026-11-25T04:00:00.000Z',
      'user-5',
      '月度保养',
      null,
    ],
    [
      'JX-2026-0002',
      'station-2',
      'calibration',
      'running',
      '2026-11-20T01:00:00.000Z',
      '2026-11-20T05:00:00.000Z',
      'user-5',
      '精度检测',
      null,
    ],
    [
      'JX-2026-0001',
      'station-1',
      'breakdown',
      'done',
      '2026-10-12T01:00:00.000Z',
      '2026-10-12T09:00:00.000Z',
      'user-7',
      '更换主轴轴承',
      '正常',
    ],
  ],
)

const step = (id: string, stepNo: string, processId: string, workGroupId: string, stationId: string, runMinutes: string) => ({
  ...{ id, stepNo, processId, workGroupId, stationIds: [stationId], setupMinutes: '30.00', runMinutes, waitMinutes: '0.00' },
  ...{ moveMinutes: '10.00', crew: '1', skills: [], isKey: false, needsInspection: false },
})

export const produceRoute: MemoryRow[] = rows(
  'route',
  [
    ...(['routeCode', 'routeName', 'routeVersion', 'routeStatus', 'materialCategory', 'isAlternative', 'validFrom'] as const),
    ...(['steps', 'stepCount', 'setupTotal', 'runTotal', 'documents'] as const),
  ],
  [
    [
      ...['GY-BC.000001', '安装底板加工路线', '2', 'draft', 'semi', false, '2026-12-01'],
      ...[[step('rs-1', '10', 'process-1', 'group-1', 'station-1', '25.00')], '1', '30.00', '25.00', []],
    ],
    [
      ...['GY-BC.000001', '安装底板加工路线', '1', 'released', 'semi', false, '2025-03-01'],
      ...[[step('rs-2', '10', 'process-1', 'group-1', 'station-1', '28.00')], '1', '30.00', '28.00', []],
    ],
    [
      ...['GY-BC.000002', '电控柜加工路线', '1', 'released', 'semi', false, '2025-06-01'],
      ...[
        [
          step('rs-3', '10', 'process-2', 'group-2', 'station-2', '60.00'),
          step('rs-4', '20', 'process-3', 'group-3', 'station-3', '320.00'),
        ],
        ...['2', '60.00', '380.00', []],
      ],
    ],
  ],
)

export const workManpower: MemoryRow[] = rows(
  'manpower',
  [
    ...(['workerNo', 'workerName', 'userId', 'manpowerType', 'laborCompanyId', 'workGroupId', 'shiftKind', 'isForeman'] as const),
    ...(['skills', 'skillLevel', 'certificateUntil', 'dailyHours', 'joinedOn', 'leftOn'] as const),
  ],
  [
    [
      'W0001',
      '周建国',
      'user-5',
      'own',
      null,
      'group-1',
      'day',
      true,
      ['miller'],
      'trainer',
      '2026-12-10',
      '8.00',
      '2024-03-01',
      null,
    ],
    [
      'L0002',
      '王志强',
      null,
      'agency',
      'labor-2',
      'group-2',
      'day',
      false,
      ['fitter'],
      'independent',
      null,
      '8.00',
      '2026-05-06',
      null,
    ],
    [
      'W0003',
      'Trần Văn Nam',
      'user-7',
      'own',
      null,
      'group-3',
      'middle',
      true,
      ['electrician'],
      'expert',
      '2027-08-01',
      '8.00',
      '2025-01-05',
      null,
    ],
  ],
)
