import type { Texts } from '../foundations/texts.ts'

export const breadcrumbTexts = {
  label: { zh: '当前位置', vi: 'Vị trí hiện tại', en: 'You are here' },
} satisfies Texts
