import type { Texts } from '../foundations/texts.ts'

export const passwordFieldTexts = {
  show: { zh: '显示密码', vi: 'Hiện mật khẩu', en: 'Show password' },
  hide: { zh: '隐藏密码', vi: 'Ẩn mật khẩu', en: 'Hide password' },
  capsLock: { zh: '大写锁定已打开', vi: 'Caps Lock đang bật', en: 'Caps Lock is on' },
} satisfies Texts
