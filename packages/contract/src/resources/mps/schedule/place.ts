import { label } from '../../../i18n.ts'

/** Where and when an operation is done, by whom, and what it waits for. */
export const operationPlace = {
  stationId: {
    kind: 'reference',
    label: label('工位', 'Station', 'Trạm'),
    to: 'workStation',
    where: { isActive: { in: ['true'] } },
    required: true,
    indexed: true,
    width: 150,
  },
  laneNo: { kind: 'number', label: label('位置', 'Place', 'Vị trí'), serverOwned: true, width: 80 },
  crewKey: { kind: 'text', label: label('班组班次', 'Crew', 'Ca tổ'), serverOwned: true, max: 300, width: 120 },
  startsAt: {
    kind: 'instant',
    label: label('开始', 'Start', 'Bắt đầu'),
    required: true,
    sortable: true,
    indexed: true,
    width: 150,
  },
  endsAt: { kind: 'instant', label: label('结束', 'End', 'Kết thúc'), serverOwned: true, sortable: true, width: 150 },
  setupMinutes: { kind: 'number', label: label('准备', 'Setup', 'Chuẩn bị'), serverOwned: true, width: 90 },
  waitsFor: {
    kind: 'dict',
    label: label('等待原因', 'Waits for', 'Chờ'),
    dictionary: 'DC_MPS_WAIT',
    serverOwned: true,
    indexed: true,
    width: 120,
  },
  waitMinutes: {
    kind: 'number',
    label: label('等待时间', 'Waits', 'Thời gian chờ'),
    serverOwned: true,
    unit: label('分钟', 'min', 'phút'),
    width: 100,
  },
} as const
