import type { Texts } from '../foundations/texts.ts'

export const confirmTexts = {
  inputRequired: { zh: '请填写此项', vi: 'Vui lòng nhập nội dung này', en: 'Please fill this in' },
} satisfies Texts
