import type { Texts } from '../foundations/texts.ts'

export const buttonGroupTexts = {
  more: { zh: '更多操作', vi: 'Thao tác khác', en: 'More actions' },
} satisfies Texts
