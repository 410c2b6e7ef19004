import type { Texts } from '../../foundations/texts.ts'

export const cutColumnsTexts = {
  after: { zh: '还有 {count} 列', vi: 'Còn {count} cột', en: '{count} more {count|column|columns}' },
} satisfies Texts
