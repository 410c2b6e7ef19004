import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What those who sell see of their customers. */
export const cards: readonly DeskCard[] = [
  {
    key: 'customer.changed',
    label: label('本周新客户', 'New customers this week', 'Khách hàng mới trong tuần'),
    subject: 'changed',
    resource: 'customer',
    where: { createTime_ge: '{today-7}' },
    sort: '-createTime',
    shows: ['status', 'industry', 'ownerId'],
  },
  {
    key: 'customer.figures',
    label: label('客户按状态', 'Customers by status', 'Khách hàng theo trạng thái'),
    subject: 'figures',
    resource: 'customer',
    bars: { by: 'status' },
  },
]
