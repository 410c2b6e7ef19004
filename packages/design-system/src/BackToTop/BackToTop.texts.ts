import type { Texts } from '../foundations/texts.ts'

export const backToTopTexts = {
  label: { zh: '回到顶部', vi: 'Về đầu trang', en: 'Back to top' },
} satisfies Texts
