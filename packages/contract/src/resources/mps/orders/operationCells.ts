import { label } from '../../../i18n.ts'
import { routeSteps } from '../plant/routeSteps.ts'

const { stepNo, processId, workGroupId, setupMinutes, runMinutes, waitMinutes, moveMinutes, crew, note } = routeSteps

/** One operation of an item: where and when it is done, and how far it is. */
export const operationCells = {
  stepNo,
  processId,
  workGroupId,
  stationId: {
    kind: 'reference',
    label: label('工位', 'Station', 'Trạm'),
    to: 'workStation',
    where: { isActive: { in: ['true'] } },
    width: 150,
  },
  setupMinutes,
  runMinutes,
  waitMinutes,
  moveMinutes,
  crew,
  plannedStart: { kind: 'instant', label: label('计划开始', 'Planned start', 'Bắt đầu KH'), width: 150 },
  plannedEnd: {
    kind: 'instant',
    label: label('计划结束', 'Planned end', 'Kết thúc KH'),
    notBefore: 'plannedStart',
    width: 150,
  },
  isPinned: { kind: 'boolean', label: label('锁定', 'Pinned', 'Ghim'), initial: false, width: 80 },
  plannedHours: {
    kind: 'number',
    label: label('计划工时', 'Planned hours', 'Giờ kế hoạch'),
    scale: 2,
    serverOwned: true,
    width: 100,
  },
  finishedQuantity: {
    kind: 'number',
    label: label('完成数量', 'Finished', 'Hoàn thành'),
    scale: 4,
    serverOwned: true,
    initial: '0.0000',
    width: 100,
  },
  reportedHours: {
    kind: 'number',
    label: label('已报工时', 'Reported hours', 'Giờ đã báo'),
    scale: 2,
    serverOwned: true,
    initial: '0.00',
    width: 100,
  },
  note,
} as const
