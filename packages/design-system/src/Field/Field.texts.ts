import type { Texts } from '../foundations/texts.ts'

export const fieldTexts = {
  clear: { zh: '清除', vi: 'Xóa', en: 'Clear' },
  count: { zh: '{count} / {max}', vi: '{count} / {max}', en: '{count} / {max}' },
  tooLong: { zh: '不能超过 {max} 个字符', vi: 'Không quá {max} ký tự', en: 'At most {max} {max|character|characters}' },
} satisfies Texts
