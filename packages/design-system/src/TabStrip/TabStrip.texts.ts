import type { Texts } from '../foundations/texts.ts'

export const tabStripTexts = {
  closeOthers: { zh: '关闭其他', vi: 'Đóng các thẻ khác', en: 'Close others' },
  closeAll: { zh: '关闭全部', vi: 'Đóng tất cả', en: 'Close all' },
  list: { zh: '已打开的页面', vi: 'Các trang đang mở', en: 'Open pages' },
} satisfies Texts
