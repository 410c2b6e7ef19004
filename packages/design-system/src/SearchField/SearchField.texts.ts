import type { Texts } from '../foundations/texts.ts'

export const searchFieldTexts = {
  label: { zh: '搜索', vi: 'Tìm kiếm', en: 'Search' },
} satisfies Texts
