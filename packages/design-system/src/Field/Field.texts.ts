import type { Texts } from '../foundations/texts.ts'

export const fieldTexts = {
  clear: { zh: '清除', vi: 'Xóa', en: 'Clear' },
  count: { zh: '{count} / {max}', vi: '{count} / {max}', en: '{count} / {max}' },
} satisfies Texts
