import type { Texts } from '../foundations/texts.ts'

export const richTextViewTexts = {
  empty: { zh: '暂无内容', vi: 'Chưa có nội dung', en: 'Nothing here yet' },
  table: { zh: '表格', vi: 'Bảng', en: 'Table' },
  openImage: { zh: '查看大图：{alt}', vi: 'Xem ảnh lớn: {alt}', en: 'See large: {alt}' },
  openUnnamed: { zh: '查看大图', vi: 'Xem ảnh lớn', en: 'See large' },
} satisfies Texts
