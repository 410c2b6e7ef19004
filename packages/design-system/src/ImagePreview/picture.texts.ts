import type { Texts } from '../foundations/texts.ts'

/** What a small picture and the large one say alike. */
export const pictureTexts = {
  failed: { zh: '图片无法显示', vi: 'Không hiển thị được hình ảnh', en: 'The picture cannot be shown' },
} satisfies Texts
