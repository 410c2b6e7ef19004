import type { Texts } from '../foundations/texts.ts'

export const badgeTexts = {
  more: { zh: '超过 {max}', vi: 'Hơn {max}', en: 'More than {max}' },
} satisfies Texts
