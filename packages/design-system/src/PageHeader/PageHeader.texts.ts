import type { Texts } from '../foundations/texts.ts'

export const pageHeaderTexts = {
  count: { zh: '{count} 条', vi: '{count} bản ghi', en: '{count} {count|record|records}' },
} satisfies Texts
