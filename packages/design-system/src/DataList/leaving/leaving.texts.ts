import type { Texts } from '../../foundations/texts.ts'

/** Fetched with the dialog. */
export const leavingTexts = {
  title: { zh: '导出 Excel', vi: 'Xuất Excel', en: 'Export to Excel' },
  which: { zh: '导出范围', vi: 'Phạm vi', en: 'Rows' },
  all: { zh: '符合条件的全部行', vi: 'Tất cả các dòng phù hợp', en: 'All rows that match' },
  page: { zh: '本页', vi: 'Trang này', en: 'This page' },
  chosen: { zh: '已选的行', vi: 'Các dòng đã chọn', en: 'Chosen rows' },
  rows: { zh: '{count} 行', vi: '{count} dòng', en: '{count} {count|row|rows}' },
  rowsAbout: { zh: '约 {count} 行', vi: 'khoảng {count} dòng', en: 'about {count} {count|row|rows}' },
  noneChosen: { zh: '未选择任何行', vi: 'chưa chọn dòng nào', en: 'none chosen' },
  columns: {
    zh: '显示的 {count} 列，按当前顺序',
    vi: '{count} cột đang hiển thị, theo thứ tự hiện tại',
    en: 'The {count} {count|column|columns} shown, in their order',
  },
  whole: { zh: '包含所有字段和明细', vi: 'Gồm mọi trường và chi tiết', en: 'All fields and lines' },
  wholeNote: {
    zh: '所有字段和明细，可修改后重新导入',
    vi: 'Mọi trường và chi tiết, có thể sửa rồi nhập lại',
    en: 'All fields and lines, to be changed and brought back in',
  },
  running: { zh: '正在导出…', vi: 'Đang xuất…', en: 'Exporting…' },
  written: {
    zh: '已写入 {done} / {total} 行',
    vi: 'Đã ghi {done} / {total} dòng',
    en: '{done} of {total} {total|row|rows} written',
  },
  received: { zh: '已接收 {size}', vi: 'Đã nhận {size}', en: '{size} received' },
  done: { zh: '已导出 {rows}', vi: 'Đã xuất {rows}', en: '{rows} exported' },
  failed: { zh: '导出失败：{reason}', vi: 'Xuất không thành công: {reason}', en: 'Export failed: {reason}' },
  start: { zh: '导出', vi: 'Xuất', en: 'Export' },
  stop: { zh: '停止', vi: 'Dừng', en: 'Stop' },
  cancel: { zh: '取消', vi: 'Hủy', en: 'Cancel' },
} satisfies Texts
