import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What those who try things out begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'experimentNotice.late',
    label: label('逾期未开始的试验', 'Experiments that should have begun', 'Thử nghiệm quá hạn chưa bắt đầu'),
    subject: 'late',
    resource: 'experimentNotice',
    where: { noticeStatus: 'published', startsAt_le: '{today-1}' },
    sort: 'startsAt',
    shows: ['projectId', 'startsAt', 'leaderId'],
  },
  {
    key: 'experimentNotice.waiting',
    label: label('两周内的试验', 'Experiments within two weeks', 'Thử nghiệm trong hai tuần tới'),
    subject: 'waiting',
    resource: 'experimentNotice',
    where: { noticeStatus_in: 'published,running', startsAt_ge: '{today}', startsAt_le: '{today+14}' },
    sort: 'startsAt',
    shows: ['projectId', 'startsAt', 'place'],
  },
  {
    key: 'experimentNotice.figures',
    label: label('试验按状态', 'Experiments by state', 'Thử nghiệm theo trạng thái'),
    subject: 'figures',
    resource: 'experimentNotice',
    bars: { by: 'noticeStatus' },
  },
]
