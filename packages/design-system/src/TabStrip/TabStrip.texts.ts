import type { Texts } from '../foundations/texts.ts'

export const tabStripTexts = {
  close: { zh: '关闭{name}', vi: 'Đóng {name}', en: 'Close {name}' },
  dirty: { zh: '有未保存的修改', vi: 'Có thay đổi chưa lưu', en: 'Unsaved changes' },
  closeOthers: { zh: '关闭其他', vi: 'Đóng các thẻ khác', en: 'Close others' },
  closeAll: { zh: '关闭全部', vi: 'Đóng tất cả', en: 'Close all' },
  list: { zh: '已打开的页面', vi: 'Các trang đang mở', en: 'Open pages' },
  all: { zh: '全部标签页', vi: 'Tất cả các thẻ', en: 'All tabs' },
} satisfies Texts
