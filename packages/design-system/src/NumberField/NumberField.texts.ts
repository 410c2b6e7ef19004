import type { Texts } from '../foundations/texts.ts'

export const numberFieldTexts = {
  increase: { zh: '增加', vi: 'Tăng', en: 'Increase' },
  decrease: { zh: '减少', vi: 'Giảm', en: 'Decrease' },
  notANumber: { zh: '请输入数字', vi: 'Vui lòng nhập số', en: 'Enter a number' },
  tooSmall: { zh: '不能小于 {min}', vi: 'Không được nhỏ hơn {min}', en: 'Must be at least {min}' },
  tooLarge: { zh: '不能大于 {max}', vi: 'Không được lớn hơn {max}', en: 'Must be at most {max}' },
} satisfies Texts
