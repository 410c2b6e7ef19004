import type { Texts } from '../../foundations/texts.ts'

/** Fetched with the code that says them. */
export const spokenTexts = {
  chosen: { zh: '已选择 {count} 行', vi: 'Đã chọn {count} dòng', en: 'Rows selected: {count}' },
  chosenAll: { zh: '已选择全部行', vi: 'Đã chọn tất cả các dòng', en: 'All rows selected' },
  chosenAllBut: {
    zh: '已选择全部行，除了 {count} 行',
    vi: 'Đã chọn tất cả các dòng, trừ {count} dòng',
    en: 'All rows selected, except {count}',
  },
  sortedBy: { zh: '排序：{columns}', vi: 'Sắp xếp: {columns}', en: 'Sorted by {columns}' },
  asc: { zh: '{column}升序', vi: '{column} tăng dần', en: '{column} ascending' },
  desc: { zh: '{column}降序', vi: '{column} giảm dần', en: '{column} descending' },
  notSorted: { zh: '未排序', vi: 'Không sắp xếp', en: 'Not sorted' },
} satisfies Texts
