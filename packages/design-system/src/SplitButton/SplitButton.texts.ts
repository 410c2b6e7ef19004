import type { Texts } from '../foundations/texts.ts'

export const splitButtonTexts = {
  more: { zh: '其他方式', vi: 'Cách khác', en: 'Other ways' },
} satisfies Texts
