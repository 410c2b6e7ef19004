import type { Texts } from '../foundations/texts.ts'

export const themePopoverTexts = {
  label: { zh: '外观', vi: 'Giao diện', en: 'Appearance' },
  theme: { zh: '主题', vi: 'Chủ đề', en: 'Theme' },
  light: { zh: '浅色', vi: 'Sáng', en: 'Light' },
  dark: { zh: '深色', vi: 'Tối', en: 'Dark' },
  contrast: { zh: '高对比度', vi: 'Tương phản cao', en: 'High contrast' },
  wall: { zh: '大屏', vi: 'Màn hình lớn', en: 'Wall display' },
  density: { zh: '行高', vi: 'Độ cao dòng', en: 'Row height' },
  compact: { zh: '紧凑', vi: 'Gọn', en: 'Compact' },
  normal: { zh: '标准', vi: 'Vừa', en: 'Normal' },
  roomy: { zh: '宽松', vi: 'Rộng', en: 'Roomy' },
} satisfies Texts
