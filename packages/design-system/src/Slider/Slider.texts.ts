import type { Texts } from '../foundations/texts.ts'

export const sliderTexts = {
  from: { zh: '{label} 下限', vi: '{label}, từ', en: '{label}, from' },
  to: { zh: '{label} 上限', vi: '{label}, đến', en: '{label}, to' },
} satisfies Texts
