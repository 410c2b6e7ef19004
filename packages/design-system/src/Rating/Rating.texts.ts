import type { Texts } from '../foundations/texts.ts'

export const ratingTexts = {
  stars: { zh: '{value} 星', vi: '{value} sao', en: '{value} stars' },
  outOf: { zh: '{value} 星，满分 {max} 星', vi: '{value} trên {max} sao', en: '{value} out of {max} {max|star|stars}' },
  none: { zh: '未评分', vi: 'Chưa đánh giá', en: 'Not rated' },
} satisfies Texts
