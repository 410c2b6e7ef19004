import type { Texts } from '../foundations/texts.ts'

export const languageSwitchTexts = {
  label: { zh: '语言', vi: 'Ngôn ngữ', en: 'Language' },
} satisfies Texts
