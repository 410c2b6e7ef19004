import type { Texts } from '../foundations/texts.ts'

export const sideNavTexts = {
  expand: { zh: '展开{name}', vi: 'Mở rộng {name}', en: 'Expand {name}' },
  collapse: { zh: '收起{name}', vi: 'Thu gọn {name}', en: 'Collapse {name}' },
  label: { zh: '导航', vi: 'Điều hướng', en: 'Navigation' },
} satisfies Texts
