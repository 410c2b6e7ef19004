import type { Texts } from '../foundations/texts.ts'

export const filterBarTexts = {
  label: { zh: '筛选', vi: 'Bộ lọc', en: 'Filters' },
  clear: { zh: '清除筛选', vi: 'Xóa bộ lọc', en: 'Clear filters' },
} satisfies Texts
