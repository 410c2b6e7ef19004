import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What administrators begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'user.changed',
    label: label('本周新用户', 'New users this week', 'Người dùng mới trong tuần'),
    subject: 'changed',
    resource: 'user',
    where: { createTime_ge: '{today-7}' },
    sort: '-createTime',
    shows: ['account', 'deptId'],
  },
  {
    key: 'smsMessage.changed',
    label: label('今日短信', 'Text messages of today', 'Tin nhắn hôm nay'),
    subject: 'changed',
    resource: 'smsMessage',
    where: { createTime_ge: '{today}' },
    sort: '-createTime',
  },
]
