import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

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
