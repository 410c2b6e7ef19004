import type { Texts } from '../foundations/texts.ts'

export const formArrayTexts = {
  row: { zh: '第 {row} 行', vi: 'Dòng {row}', en: 'Row {row}' },
  add: { zh: '添加一行', vi: 'Thêm dòng', en: 'Add a row' },
  remove: { zh: '删除第 {row} 行', vi: 'Xóa dòng {row}', en: 'Remove row {row}' },
  move: {
    zh: '移动第 {row} 行：拖动，或按 ↑ ↓',
    vi: 'Di chuyển dòng {row}: kéo, hoặc nhấn ↑ ↓',
    en: 'Move row {row}: drag, or press ↑ ↓',
  },
  moved: {
    zh: '已移到第 {row} 行，共 {count} 行',
    vi: 'Đã chuyển đến dòng {row} trên {count}',
    en: 'Moved to row {row} of {count}',
  },
  removed: { zh: '已删除第 {row} 行', vi: 'Đã xóa dòng {row}', en: 'Row {row} removed' },
  none: { zh: '还没有内容', vi: 'Chưa có dòng nào', en: 'Nothing here yet' },
  tooFew: { zh: '至少填写 {min} 行', vi: 'Cần ít nhất {min} dòng', en: 'At least {min} rows are needed' },
  tooMany: { zh: '最多 {max} 行', vi: 'Tối đa {max} dòng', en: 'At most {max} {max|row|rows}' },
} satisfies Texts
