import type { Texts } from '../../foundations/texts.ts'

/** Apart from the other texts of editing: fetched with the code that says them. */
export const rowChangingTexts = {
  added: { zh: '已添加一行', vi: 'Đã thêm một dòng', en: 'A row was added' },
  addedMany: { zh: '已添加 {count} 行', vi: 'Đã thêm {count} dòng', en: '{count} rows were added' },
  addedElsewhere: {
    zh: '已添加；按当前排序或筛选，该行不在此处显示',
    vi: 'Đã thêm; theo cách sắp xếp hoặc lọc hiện tại, dòng này không nằm ở đây',
    en: 'The row was added; in this order, or with these filters, it does not stand here',
  },
  unopened: {
    zh: '请先展开该行，待其下级加载后再添加',
    vi: 'Hãy mở dòng này trước, đợi các dòng con được tải rồi hãy thêm',
    en: 'Open this row first; a row can be added below it once its own have been loaded',
  },
  removed: {
    zh: '已删除 {count} 行，按 Ctrl+Z 恢复',
    vi: 'Đã xóa {count} dòng, nhấn Ctrl+Z để khôi phục',
    en: '{count} rows were removed; Ctrl+Z brings them back',
  },
  removedWithBelow: {
    zh: '已删除 {count} 行及其下级 {below} 行，按 Ctrl+Z 恢复',
    vi: 'Đã xóa {count} dòng cùng {below} dòng con, nhấn Ctrl+Z để khôi phục',
    en: '{count} rows were removed with {below} {below|row|rows} below them; Ctrl+Z brings them back',
  },
  removedBranches: {
    zh: '已删除 {count} 行及其全部下级，按 Ctrl+Z 恢复',
    vi: 'Đã xóa {count} dòng cùng tất cả dòng con, nhấn Ctrl+Z để khôi phục',
    en: '{count} rows were removed with all that lies below them; Ctrl+Z brings them back',
  },
} satisfies Texts
