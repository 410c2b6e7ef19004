import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What planners and foremen begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'mo.late',
    label: label('已逾期的生产订单', 'Orders past their day', 'Lệnh quá hạn'),
    subject: 'late',
    resource: 'mo',
    where: { moStatus: 'released,running', dueDate_le: '{today-1}' },
    sort: 'dueDate',
    shows: ['materialId', 'dueDate', 'plannerId'],
  },
  {
    key: 'moItem.paused',
    label: label('已暂停的明细', 'Paused items', 'Mục tạm dừng'),
    subject: 'late',
    resource: 'moItem',
    where: { itemStatus: 'paused' },
    sort: '-pausedAt',
    shows: ['pauseReason', 'pauseNote'],
  },
  {
    key: 'mo.unsplit',
    label: label('待拆分的订单', 'Orders to split', 'Lệnh chờ tách'),
    subject: 'waiting',
    resource: 'mo',
    where: { moStatus: 'released', splitStatus: '0' },
    sort: 'dueDate',
    shows: ['materialId', 'quantity', 'dueDate'],
  },
  {
    key: 'workHoursReport.waiting',
    label: label('待审核的工时', 'Hours to audit', 'Giờ công chờ duyệt'),
    subject: 'waiting',
    resource: 'workHoursReport',
    where: { reportStatus: 'submitted' },
    shows: ['workGroupId', 'totalHours'],
  },
  {
    key: 'workStation.stopped',
    label: label('停用的工位', 'Stations that stand still', 'Trạm đang dừng'),
    subject: 'late',
    resource: 'workStation',
    where: { stationStatus: 'stopped' },
    shows: ['stopReason', 'workGroupId'],
  },
  {
    key: 'stationDowntime.soon',
    label: label('七天内的检修', 'Maintenance within seven days', 'Bảo trì trong bảy ngày'),
    subject: 'waiting',
    resource: 'stationDowntime',
    where: { downtimeStatus: 'planned', startsAt_ge: '{today}', startsAt_le: '{today+7}' },
    sort: 'startsAt',
    shows: ['stationId', 'startsAt', 'endsAt'],
  },
  {
    key: 'workManpower.certificates',
    label: label('30 天内到期的证书', 'Certificates that end within 30 days', 'Chứng chỉ hết hạn trong 30 ngày'),
    subject: 'waiting',
    resource: 'workManpower',
    where: { certificateUntil_ge: '{today}', certificateUntil_le: '{today+30}' },
    sort: 'certificateUntil',
    shows: ['workGroupId', 'certificateUntil'],
  },
]
