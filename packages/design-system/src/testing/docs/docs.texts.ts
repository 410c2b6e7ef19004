import type { Texts } from '../../foundations/texts.ts'

export const docsTexts = {
  anatomy: { zh: '组成', vi: 'Cấu tạo', en: 'Anatomy' },
  usage: { zh: '用法', vi: 'Cách dùng', en: 'Usage' },
  do: { zh: '推荐', vi: 'Nên', en: 'Do' },
  dont: { zh: '避免', vi: 'Không nên', en: 'Do not' },
  keyboard: { zh: '键盘', vi: 'Bàn phím', en: 'Keyboard' },
  key: { zh: '按键', vi: 'Phím', en: 'Key' },
  effect: { zh: '作用', vi: 'Tác dụng', en: 'What it does' },
  noKeys: { zh: '不响应按键。', vi: 'Không dùng phím nào.', en: 'It takes no keys.' },
  props: { zh: '属性', vi: 'Thuộc tính', en: 'Props' },
  stories: { zh: '示例', vi: 'Ví dụ', en: 'Stories' },
  code: { zh: '代码', vi: 'Mã', en: 'Code' },
  open: { zh: '单独打开', vi: 'Mở riêng', en: 'Open alone' },
} satisfies Texts
