import type { Texts } from '../foundations/texts.ts'

export const tableTexts = {
  selectAll: { zh: '选择本页全部', vi: 'Chọn tất cả trên trang này', en: 'Select all on this page' },
  selectRow: { zh: '选择第 {row} 行', vi: 'Chọn dòng {row}', en: 'Select row {row}' },
  empty: { zh: '暂无数据', vi: 'Chưa có dữ liệu', en: 'Nothing here yet' },
  sortAscending: { zh: '按{column}升序', vi: 'Sắp xếp tăng dần theo {column}', en: 'Sort by {column}, ascending' },
  sortDescending: { zh: '按{column}降序', vi: 'Sắp xếp giảm dần theo {column}', en: 'Sort by {column}, descending' },
  sortNone: { zh: '取消按{column}排序', vi: 'Bỏ sắp xếp theo {column}', en: 'Stop sorting by {column}' },
  totals: { zh: '合计', vi: 'Tổng cộng', en: 'Total' },
  rowActions: { zh: '操作', vi: 'Thao tác', en: 'Actions' },
} satisfies Texts
