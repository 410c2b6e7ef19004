import type { Texts } from '../foundations/texts.ts'

export const themeSwitchTexts = {
  label: { zh: '外观', vi: 'Giao diện', en: 'Appearance' },
  light: { zh: '浅色', vi: 'Sáng', en: 'Light' },
  dark: { zh: '深色', vi: 'Tối', en: 'Dark' },
  contrast: { zh: '高对比度', vi: 'Tương phản cao', en: 'High contrast' },
  wall: { zh: '大屏', vi: 'Màn hình lớn', en: 'Wall display' },
} satisfies Texts
