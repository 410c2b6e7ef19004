import type { Texts } from '../../foundations/texts.ts'

export const dataTableTexts = {
  selectAll: { zh: '选择全部', vi: 'Chọn tất cả', en: 'Select all' },
  atMost: { zh: '最多选择 {count} 条', vi: 'Chọn tối đa {count} dòng', en: 'At most {count} {count|row|rows} can be selected' },
  selectRow: { zh: '选择第 {row} 行', vi: 'Chọn dòng {row}', en: 'Select row {row}' },
  branchFailed: { zh: '未能加载，按此重试', vi: 'Chưa tải được, nhấn để thử lại', en: 'Could not be loaded: press to try again' },
  totals: { zh: '合计', vi: 'Tổng cộng', en: 'Total' },
  noNumber: { zh: '“{text}”不是数字', vi: '“{text}” không phải là số', en: '“{text}” is not a number' },
  noDate: { zh: '“{text}”不是日期', vi: '“{text}” không phải là ngày', en: '“{text}” is not a date' },
  noYesOrNo: { zh: '“{text}”请填写是或否', vi: '“{text}”: hãy nhập có hoặc không', en: '“{text}” is neither yes nor no' },
  noSuchChoice: { zh: '没有“{text}”这个选项', vi: 'Không có lựa chọn “{text}”', en: 'There is no choice “{text}”' },
  conflict: { zh: '此值已被他人修改', vi: 'Giá trị này đã bị người khác sửa', en: 'Somebody else has changed this value' },
  columnMenu: { zh: '{column}：筛选与更多', vi: '{column}: lọc và thêm', en: '{column}: filter and more' },
  filteredMenu: {
    zh: '{column}：已筛选，筛选与更多',
    vi: '{column}: đang lọc, lọc và thêm',
    en: '{column}: filtered, filter and more',
  },
} satisfies Texts
