import type { Texts } from '../foundations/texts.ts'

export const notificationTexts = {
  region: { zh: '通知列表（F6）', vi: 'Danh sách thông báo (F6)', en: 'Notices (F6)' },
  more: { zh: '还有 {count} 条', vi: 'Còn {count} thông báo', en: '{count} more' },
  fewer: { zh: '收起', vi: 'Thu gọn', en: 'Show fewer' },
  closeAll: { zh: '全部关闭', vi: 'Đóng tất cả', en: 'Close all' },
} satisfies Texts
