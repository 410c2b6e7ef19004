import type { Texts } from '../foundations/texts.ts'

export const listTexts = {
  empty: { zh: '暂无数据', vi: 'Chưa có dữ liệu', en: 'Nothing here yet' },
  select: { zh: '选择{name}', vi: 'Chọn {name}', en: 'Select {name}' },
} satisfies Texts
