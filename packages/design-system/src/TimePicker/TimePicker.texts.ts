import type { Texts } from '../foundations/texts.ts'

export const timeTexts = {
  open: { zh: '选择时间', vi: 'Chọn giờ', en: 'Choose a time' },
  time: { zh: '时间', vi: 'Giờ', en: 'Time' },
  hour: { zh: '时', vi: 'Giờ', en: 'Hour' },
  minute: { zh: '分', vi: 'Phút', en: 'Minute' },
  second: { zh: '秒', vi: 'Giây', en: 'Second' },
  unfinished: { zh: '请补全时间', vi: 'Vui lòng nhập đủ giờ phút', en: 'Complete the time' },
  unreadable: {
    zh: '“{text}”不是时间，应如 14:30',
    vi: '“{text}” không phải là giờ, hãy nhập như 14:30',
    en: '“{text}” is no time; write it like 14:30',
  },
  offStep: {
    zh: '请按 {step} 分钟取整，如 {example}',
    vi: 'Vui lòng chọn theo bước {step} phút, ví dụ {example}',
    en: 'Use steps of {step} minutes, such as {example}',
  },
} satisfies Texts
