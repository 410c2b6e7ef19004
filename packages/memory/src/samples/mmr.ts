import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const planStation: MemoryRow[] = rows(
  'station',
  ['stationCode', 'stationName', 'deptId', 'capacity', 'maxPeople', 'hoursPerDay', 'isActive'],
  [
    ['ASM-1', '装配工位 1', 'dept-2', '2', '8', '8.0', true],
    ['TST-1', '调试工位 1', 'dept-2', '2', '8', '8.0', true],
    ['BN-1', 'Vị trí lắp ráp 1', 'dept-3', '2', '8', '8.0', true],
  ],
)

export const planPhaseInfo: MemoryRow[] = rows(
  'phase-info',
  [
    'phaseCode',
    'phaseName',
    'sort',
    'deptId',
    'stationId',
    'standardDays',
    'standardHours',
    'standardPeople',
    'isMilestone',
    'isActive',
  ],
  [
    ['SJ', '方案设计', '10', 'dept-1', null, '8', '64.0', '2', true, true],
    ['ZP', '机械装配', '20', 'dept-2', 'station-1', '10', '216.0', '4', false, true],
    ['TS', '厂内调试', '30', 'dept-2', 'station-2', '6', '112.0', '3', false, true],
  ],
)

const task = (id: number, phase: number, taskName: string, days: string, hours: string) => ({
  id: `category-task-${id}`,
  phaseInfoId: `phase-info-${phase}`,
  taskName,
  deptId: 'dept-2',
  days,
  hours,
  people: '3',
})

export const planOrderCategory: MemoryRow[] = rows(
  'category',
  ['categoryCode', 'categoryName', 'categoryType', 'deptId', 'isActive', 'tasks', 'taskCount', 'totalDays', 'totalHours'],
  [
    [
      'LINE',
      '自动化整线',
      'line',
      'dept-1',
      true,
      [task(1, 1, '机械方案', '4', '32.0'), task(2, 2, '机架装配', '4', '96.0'), task(3, 3, '单机调试', '3', '48.0')],
      '3',
      '11',
      '176.0',
    ],
    ['MACH', '非标单机', 'machine', 'dept-2', true, [task(4, 2, '机架装配', '4', '64.0')], '1', '4', '64.0'],
    ['SERV', '现场服务', 'service', 'dept-2', true, [], '0', '0', '0.0'],
  ],
)

export const planProjectConfig: MemoryRow[] = rows(
  'plan-project',
  [
    'projectNo',
    'projectName',
    'customerId',
    'categoryId',
    'managerId',
    'siteName',
    'startDate',
    'endDate',
    'workdays',
    'isActive',
  ],
  [
    ['P02402', '电池模组装配线', 'customer-1', 'category-1', 'user-2', '苏州工业园', '2026-06-01', '2027-03-31', '5', true],
    ['P02401', '视觉检测机', 'customer-2', 'category-2', 'user-2', '常州武进', '2026-08-01', '2027-01-31', '5', true],
    [
      'P02400',
      'Dây chuyền lắp ráp',
      'customer-3',
      'category-1',
      'user-3',
      'KCN Quế Võ, Bắc Ninh',
      '2026-03-01',
      '2026-12-31',
      '6',
      true,
    ],
  ],
)

export const planProductDept: MemoryRow[] = rows(
  'product-dept',
  ['productLine', 'deptId', 'categoryId', 'managerId', 'maxPeople', 'hoursPerDay', 'efficiency', 'isActive'],
  [
    ['电池模组装配线', 'dept-2', 'category-1', 'user-3', '12', '96.0', '90.00', true],
    ['视觉检测机', 'dept-2', 'category-2', 'user-3', '6', '48.0', '95.00', true],
    ['焊接夹具', 'dept-3', 'category-2', 'user-2', '4', '32.0', '100.00', true],
  ],
)

const status = (letters: string) => `DC_MMR_PLAN_ORDER_STATUS_${letters}`

export const planOrder: MemoryRow[] = rows(
  'plan-order',
  [
    'planOrderNo',
    'planOrderStatus',
    'customerProductName',
    'lineCode',
    'customerId',
    'categoryId',
    'orgId',
    'quantity',
    'unit',
    'priority',
    'managerId',
    'startDate',
    'endDate',
    'promisedDate',
    'progress',
    'planDays',
    'planHours',
    'actualHours',
  ],
  [
    [
      'JH-2026-00003',
      status('PP'),
      '视觉检测机',
      'L0003',
      'customer-2',
      'category-2',
      '100006',
      '1',
      'set',
      'normal',
      'user-2',
      '2026-12-01',
      '2026-12-18',
      '2026-12-25',
      '0',
      '4',
      '64.0',
      '0.0',
    ],
    [
      'JH-2026-00002',
      status('IP'),
      '电池模组装配线',
      'L0002',
      'customer-1',
      'category-1',
      '100006',
      '1',
      'set',
      'high',
      'user-2',
      '2026-10-12',
      '2026-12-10',
      '2026-12-15',
      '52',
      '11',
      '176.0',
      '88.0',
    ],
    [
      'JH-2026-00001',
      status('C'),
      '焊接夹具',
      'L0001',
      'customer-3',
      'category-2',
      '100006',
      '4',
      'set',
      'normal',
      'user-3',
      '2026-08-03',
      '2026-09-04',
      '2026-09-10',
      '100',
      '4',
      '64.0',
      '70.0',
    ],
  ],
)

export const planOrderPhase: MemoryRow[] = rows(
  'plan-phase',
  [
    'planOrderId',
    'phaseInfoId',
    'phaseName',
    'phaseStatus',
    'sort',
    'deptId',
    'stationId',
    'startDate',
    'endDate',
    'days',
    'planHours',
    'progress',
    'isMilestone',
  ],
  [
    [
      'plan-order-2',
      'phase-info-3',
      '厂内调试',
      'planned',
      '3',
      'dept-2',
      'station-2',
      '2026-12-01',
      '2026-12-10',
      '8',
      '112.0',
      null,
      false,
    ],
    [
      'plan-order-2',
      'phase-info-2',
      '机械装配',
      'inProgress',
      '2',
      'dept-2',
      'station-1',
      '2026-11-02',
      '2026-11-30',
      '21',
      '216.0',
      '60',
      false,
    ],
    [
      'plan-order-2',
      'phase-info-1',
      '方案设计',
      'completed',
      '1',
      'dept-1',
      null,
      '2026-10-12',
      '2026-10-30',
      '15',
      '64.0',
      '100',
      true,
    ],
  ],
)

export const planOrderPlanItem: MemoryRow[] = rows(
  'plan-item',
  ['planOrderId', 'phaseId', 'itemName', 'itemStatus', 'deptId', 'ownerId', 'startDate', 'endDate', 'planHours', 'completedOn'],
  [
    ['plan-order-2', 'plan-phase-1', '单机调试', 'open', 'dept-2', 'user-3', '2026-12-01', '2026-12-04', '48.0', null],
    ['plan-order-2', 'plan-phase-2', '模组装配', 'doing', 'dept-2', 'user-3', '2026-11-16', '2026-11-27', '96.0', null],
    ['plan-order-2', 'plan-phase-2', '机架装配', 'done', 'dept-2', 'user-3', '2026-11-02', '2026-11-13', '96.0', '2026-11-13'],
  ],
)

export const planOrderItem: MemoryRow[] = rows(
  'plan-order-item',
  ['planOrderId', 'itemNo', 'materialId', 'quantity', 'readyQuantity', 'missingQuantity', 'neededOn', 'sourceNo'],
  [
    ['plan-order-2', '10', 'material-1', '4.0000', '4.0000', '0.0000', '2026-11-02', 'XS-2026-00002'],
    ['plan-order-2', '20', 'material-2', '12.0000', '8.0000', '4.0000', '2026-11-02', 'XS-2026-00002'],
    ['plan-order-1', '10', 'material-3', '1.0000', '0.0000', '1.0000', '2026-12-01', 'XS-2026-00003'],
  ],
)

export const planOrderCount: MemoryRow[] = rows(
  'plan-count',
  [
    'countNo',
    'planOrderId',
    'phaseId',
    'deptId',
    'countDate',
    'planPeople',
    'actualPeople',
    'missingPeople',
    'planHours',
    'actualHours',
    'hoursDifference',
    'delayDays',
    'delayReason',
  ],
  [
    [
      'TJ-202611-00003',
      'plan-order-2',
      'plan-phase-2',
      'dept-2',
      '2026-11-19',
      '4',
      '3',
      '1',
      '130.0',
      '118.0',
      '-12.0',
      '2',
      'people',
    ],
    ['TJ-202611-00002', 'plan-order-2', 'plan-phase-2', 'dept-2', '2026-11-12', '4', '4', '0', '96.0', '99.0', '3.0', '0', null],
    ['TJ-202610-00001', 'plan-order-2', 'plan-phase-3', 'dept-1', '2026-10-30', '2', '2', '0', '64.0', '60.0', '-4.0', '0', null],
  ],
)

export const planWorkHours: MemoryRow[] = rows(
  'plan-hours',
  ['whrNo', 'planOrderId', 'phaseId', 'userId', 'deptId', 'workDate', 'workType', 'hours', 'overtime', 'totalHours', 'content'],
  [
    [
      'GS-202611-00003',
      'plan-order-2',
      'plan-phase-2',
      'user-3',
      'dept-2',
      '2026-11-19',
      'assembly',
      '8.0',
      '2.0',
      '10.0',
      '模组装配',
    ],
    [
      'GS-202611-00002',
      'plan-order-2',
      'plan-phase-2',
      'user-2',
      'dept-2',
      '2026-11-18',
      'wiring',
      '8.0',
      '0.0',
      '8.0',
      '电控柜配线',
    ],
    [
      'GS-202611-00001',
      'plan-order-2',
      'plan-phase-2',
      'user-3',
      'dept-2',
      '2026-11-17',
      'assembly',
      '6.0',
      '0.0',
      '6.0',
      '机架装配',
    ],
  ],
)

export const staffSchedule: MemoryRow[] = rows(
  'staff',
  ['scheduleNo', 'userId', 'workDate', 'shift', 'planOrderId', 'phaseId', 'stationId', 'hours'],
  [
    ['PB-202611-00003', 'user-3', '2026-11-23', 'day', 'plan-order-2', 'plan-phase-2', 'station-1', '8.0'],
    ['PB-202611-00002', 'user-2', '2026-11-23', 'day', 'plan-order-2', 'plan-phase-2', 'station-1', '8.0'],
    ['PB-202611-00001', 'user-3', '2026-11-20', 'day', 'plan-order-2', 'plan-phase-2', 'station-1', '8.0'],
  ],
)

export const staffSkill: MemoryRow[] = rows(
  'skill',
  ['userId', 'skill', 'grade', 'certificate', 'validUntil'],
  [
    ['user-2', 'assembler', 'L2', null, null],
    ['user-3', 'electrician', 'L3', '低压电工证', '2027-06-30'],
    ['user-3', 'assembler', 'L1', null, null],
  ],
)

const application = ['planOrderId', 'applicationStatus', 'applicantId', 'userIds', 'startDate', 'endDate', 'reason'] as const

export const stationApplication: MemoryRow[] = rows(
  'registration',
  ['applicationNo', 'stationId', 'shift', 'hoursPerDay', ...application],
  [
    [
      'DJ-2026-00003',
      'station-1',
      'day',
      '8.0',
      'plan-order-1',
      'draft',
      'user-2',
      ['user-3'],
      '2026-12-01',
      '2026-12-04',
      '节点提前',
    ],
    [
      'DJ-2026-00002',
      'station-2',
      'day',
      '8.0',
      'plan-order-2',
      'submitted',
      'user-2',
      ['user-2', 'user-3'],
      '2026-12-01',
      '2026-12-10',
      '调试人手不足',
    ],
    [
      'DJ-2026-00001',
      'station-1',
      'day',
      '8.0',
      'plan-order-2',
      'approved',
      'user-2',
      ['user-3'],
      '2026-11-02',
      '2026-11-20',
      '装配',
    ],
  ],
)

export const dispatchApplication: MemoryRow[] = rows(
  'dispatch',
  ['dispatchNo', 'siteName', 'leaderId', 'workType', 'travelDays', 'estimatedCost', ...application],
  [
    [
      'PG-2026-00003',
      '苏州工业园',
      'user-3',
      'installation',
      '0.5',
      '3600.00',
      'plan-order-2',
      'draft',
      'user-2',
      ['user-3'],
      '2026-12-14',
      '2026-12-18',
      '现场安装',
    ],
    [
      'PG-2026-00002',
      '常州武进',
      'user-3',
      'commissioning',
      '0.5',
      '2400.00',
      'plan-order-1',
      'submitted',
      'user-2',
      ['user-3'],
      '2026-12-14',
      '2026-12-16',
      '现场调试',
    ],
    [
      'PG-2026-00001',
      'KCN Quế Võ, Bắc Ninh',
      'user-2',
      'installation',
      '2.0',
      '18000.00',
      'plan-order-3',
      'approved',
      'user-2',
      ['user-2', 'user-3'],
      '2026-08-24',
      '2026-09-04',
      '设备就位',
    ],
  ],
)

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
