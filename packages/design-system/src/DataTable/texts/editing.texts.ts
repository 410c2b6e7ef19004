import type { Texts } from '../../foundations/texts.ts'

export const editingTexts = {
  locked: { zh: '此单元格不可编辑', vi: 'Ô này chỉ đọc', en: 'This cell cannot be edited' },
  tooMany: {
    zh: '一次最多处理 {count} 个单元格，请缩小范围',
    vi: 'Mỗi lần tối đa {count} ô, hãy chọn ít hơn',
    en: 'At most {count} cells at a time; choose fewer',
  },
  openChoices: { zh: '{column}：展开选项', vi: '{column}: mở lựa chọn', en: '{column}: open the choices' },
  near: { zh: '没有“{text}”，您要找的是：', vi: 'Không có “{text}”; có phải là:', en: 'There is no “{text}”. It could be:' },
  openCalendar: { zh: '{column}：打开日历', vi: '{column}: mở lịch', en: '{column}: open the calendar' },
  yes: { zh: '是', vi: 'Có', en: 'Yes' },
  no: { zh: '否', vi: 'Không', en: 'No' },
  addRow: { zh: '添加一行', vi: 'Thêm dòng', en: 'Add a row' },
  unloaded: {
    zh: '所选范围内有行尚未加载，未执行操作',
    vi: 'Vùng chọn có dòng chưa được tải nên chưa thực hiện',
    en: 'Some of these rows have not been loaded yet, so nothing was done',
  },
} satisfies Texts
