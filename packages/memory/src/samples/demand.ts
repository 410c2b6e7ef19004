import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

const cycleTime = {
  id: 'rc-1',
  title: '节拍',
  titleEn: 'Cycle time',
  titleVi: 'Nhịp',
  columnKind: 'number',
  unit: 's',
  cell: 'c1',
}
const automation = {
  id: 'rc-2',
  title: '自动化程度',
  titleEn: 'Automation',
  columnKind: 'choice',
  choices: '自动;半自动;手动',
  cell: 'c2',
}
const thickness = {
  id: 'rc-3',
  title: '板厚',
  titleEn: 'Thickness',
  titleVi: 'Chiều dày',
  columnKind: 'number',
  unit: 'mm',
  cell: 't1',
}

export const rlistConfigue: MemoryRow[] = rows(
  'rlistConfigue',
  ['configueName', 'configueKind', 'listMode', 'technology', 'isActive', 'columns', 'cellsGiven', 'remark'],
  [
    ['整线需求清单', 'list', 'line', null, true, [cycleTime, automation], '2', null],
    ['单机需求清单', 'list', 'machine', null, true, [cycleTime], '1', null],
    ['焊接技术参数', 'technology', 'line', 'welding', true, [thickness], '1', null],
  ],
)

const robot = {
  id: 'ri-1',
  itemNo: '10',
  itemName: '六轴焊接机器人',
  station: 'OP10',
  quantity: '2.000',
  unit: 'set',
  c1: '42.000',
  c2: '自动',
  t1: '2.000',
}
const table = {
  id: 'ri-2',
  itemNo: '20',
  itemName: '变位机',
  station: 'OP20',
  quantity: '1.000',
  unit: 'set',
  c1: '40.000',
  c2: '半自动',
}

export const customerRlist: MemoryRow[] = rows(
  'customerRlist',
  [
    'rlistNo',
    'versionNo',
    'name',
    'rlistStatus',
    'customerId',
    'configueId',
    'technology',
    'technologyConfigueId',
    'receivedOn',
    'neededOn',
    'changeReason',
    'baseId',
    'firstId',
    'items',
  ],
  [
    [
      'RL-2026-0001',
      '2',
      '电池托盘焊接线需求',
      'draft',
      'customer-1',
      'rlistConfigue-1',
      'welding',
      'rlistConfigue-3',
      '2026-11-10',
      '2027-03-01',
      '客户调整产能，节拍缩短',
      'customerRlist-2',
      'customerRlist-2',
      [
        { ...robot, id: 'ri-3', quantity: '3.000', c1: '36.000' },
        { ...table, id: 'ri-4' },
      ],
    ],
    [
      'RL-2026-0001',
      '1',
      '电池托盘焊接线需求',
      'confirmed',
      'customer-1',
      'rlistConfigue-1',
      'welding',
      'rlistConfigue-3',
      '2026-10-12',
      '2027-03-01',
      null,
      null,
      null,
      [robot, table],
    ],
    [
      'RL-2026-0002',
      '1',
      '定子压装机需求',
      'review',
      'customer-2',
      'rlistConfigue-2',
      null,
      null,
      '2026-11-02',
      '2027-02-01',
      null,
      null,
      null,
      [{ ...robot, id: 'ri-5', itemName: '压装机', c2: null, t1: null }],
    ],
  ],
)

export const rlistMapping: MemoryRow[] = rows(
  'rlistMapping',
  ['mappingName', 'customerId', 'configueId', 'columns', 'timesUsed', 'lastUsedAt'],
  ['1', '2', '3'].map((number) => [
    `客户 ${number} · 整线需求清单`,
    `customer-${number}`,
    'rlistConfigue-1',
    [
      { id: `rm-${number}1`, heading: '设备名称', target: 'itemName' },
      { id: `rm-${number}2`, heading: '需求台数', target: 'quantity' },
    ],
    number,
    '2026-11-10T02:00:00.000Z',
  ]),
)
