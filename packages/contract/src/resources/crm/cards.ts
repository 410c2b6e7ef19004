import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What those who sell see of their customers. */
export const cards: readonly DeskCard[] = [
  {
    key: 'contactRecords.late',
    label: label('今天要联系的客户', 'Whom to call today', 'Khách cần liên hệ hôm nay'),
    subject: 'late',
    resource: 'contactRecords',
    where: { personId: '{me}', isNextDone: 'false', nextOn_le: '{today}' },
    sort: 'nextOn',
    shows: ['customerId', 'nextStep', 'nextOn'],
  },
  {
    key: 'contactRecords.waiting',
    label: label('本周要联系的客户', 'To call this week', 'Cần liên hệ trong tuần'),
    subject: 'waiting',
    resource: 'contactRecords',
    where: { personId: '{me}', isNextDone: 'false', nextOn_ge: '{today+1}', nextOn_le: '{today+7}' },
    sort: 'nextOn',
    shows: ['customerId', 'nextStep', 'nextOn'],
  },
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
