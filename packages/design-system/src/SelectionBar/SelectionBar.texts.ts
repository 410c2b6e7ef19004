import type { Texts } from '../foundations/texts.ts'

export const selectionBarTexts = {
  count: { zh: '已选 {count} 条', vi: 'Đã chọn {count} bản ghi', en: '{count} selected' },
  clear: { zh: '取消选择', vi: 'Bỏ chọn', en: 'Clear selection' },
  all: { zh: '选择全部 {total} 条', vi: 'Chọn tất cả {total} bản ghi', en: 'Select all {total}' },
  bar: { zh: '已选记录的操作', vi: 'Thao tác với các bản ghi đã chọn', en: 'Actions for the selected records' },
} satisfies Texts
