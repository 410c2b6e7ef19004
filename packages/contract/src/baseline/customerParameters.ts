import { label } from '../i18n.ts'

const days = label('天', 'days', 'ngày')

/** How many customers one may have, and when they go back to the public pool. */
export const customerParameters = {
  customerOwnerLimit: {
    key: 'customer.ownerLimit',
    group: 'customer',
    type: 'number',
    initial: 500,
    min: 1,
    max: 100_000,
    unit: label('个', 'customers', 'khách hàng'),
    label: label('每人客户上限', 'Customers per person', 'Số khách hàng mỗi người'),
    hint: label('领取或受让客户时不能超过', 'Nobody claims or is given more', 'Không ai được nhận thêm khi đã đủ'),
  },
  customerPoolDays: {
    key: 'customer.poolDays',
    group: 'customer',
    type: 'number',
    initial: 90,
    min: 0,
    max: 3650,
    unit: days,
    label: label('未联系自动退回公海', 'Back to the pool without contact', 'Tự động trả về kho chung'),
    hint: label(
      '超过该天数没有联系记录的客户退回公海；合作中的客户除外；0 为不退回',
      'Customers without a contact record for so long go back; active ones stay; 0 turns it off',
      'Khách hàng không có nhật ký liên hệ quá số ngày này sẽ trả về; trừ khách đang hợp tác; 0 là tắt',
    ),
  },
  customerPoolWarnDays: {
    key: 'customer.poolWarnDays',
    group: 'customer',
    type: 'number',
    initial: 7,
    min: 0,
    max: 90,
    unit: days,
    label: label('退回前提醒', 'Warning before that', 'Nhắc trước khi trả về'),
    hint: label(
      '退回前这么多天提醒负责人；0 为不提醒',
      'The owner is told so many days before; 0 tells nobody',
      'Nhắc người phụ trách trước từng ấy ngày; 0 là không nhắc',
    ),
  },
  customerMorningHour: {
    key: 'customer.morningHour',
    group: 'customer',
    type: 'number',
    initial: 8,
    min: 0,
    max: 24,
    unit: label('点', 'o’clock', 'giờ'),
    label: label('每日联系提醒时间', 'Notice of whom to call', 'Giờ nhắc khách cần liên hệ'),
    hint: label(
      '每天从几点起提醒当天要联系的客户；24 为不提醒',
      'From this hour on people hear whom to call today; 24 turns it off',
      'Từ giờ này nhắc khách cần liên hệ trong ngày; 24 là tắt',
    ),
  },
} as const
