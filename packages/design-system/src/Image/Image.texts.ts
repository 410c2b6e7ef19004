import type { Texts } from '../foundations/texts.ts'

export const imageTexts = {
  none: { zh: '暂无图片', vi: 'Chưa có hình ảnh', en: 'No picture' },
  failedNamed: { zh: '{alt}（图片无法显示）', vi: '{alt} (không hiển thị được)', en: '{alt} (cannot be shown)' },
  enlarge: { zh: '查看大图：{alt}', vi: 'Xem ảnh lớn: {alt}', en: 'View large: {alt}' },
} satisfies Texts
