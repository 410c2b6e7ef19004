import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What planners and foremen begin their day with. */
export const cards: readonly DeskCard[] = [
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
