import type { Texts } from '../foundations/texts.ts'

export const splitterTexts = {
  resize: { zh: '调整“{pane}”的大小', vi: 'Đổi kích thước “{pane}”', en: 'Resize “{pane}”' },
  collapse: { zh: '收起“{pane}”', vi: 'Thu gọn “{pane}”', en: 'Collapse “{pane}”' },
  expand: { zh: '展开“{pane}”', vi: 'Mở rộng “{pane}”', en: 'Expand “{pane}”' },
} satisfies Texts
