import type { Texts } from './texts.ts'

export const relativeTexts = {
  now: { zh: '刚刚', vi: 'vừa xong', en: 'just now' },
} satisfies Texts
