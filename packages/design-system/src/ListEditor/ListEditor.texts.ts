import type { Texts } from '../foundations/texts.ts'

export const listEditorTexts = {
  save: { zh: '保存', vi: 'Lưu', en: 'Save' },
  discard: { zh: '放弃修改', vi: 'Bỏ thay đổi', en: 'Discard changes' },
  saved: { zh: '已保存', vi: 'Đã lưu', en: 'Saved' },
  unsaved: { zh: '有未保存的修改', vi: 'Có thay đổi chưa lưu', en: 'There are changes that are not stored' },
  refused: {
    zh: '{count} 行未保存，其余已保存',
    vi: '{count} dòng chưa được lưu; các dòng khác đã lưu',
    en: '{count} {count|row was|rows were} not stored; the others were',
  },
  faulty: { zh: '内容有误', vi: 'Nội dung chưa đúng', en: 'Something in it is wrong' },
  stale: {
    zh: '已被他人修改，请核对后再次保存',
    vi: 'Người khác đã sửa; hãy kiểm tra rồi lưu lại',
    en: 'Somebody else has changed it; look it over and save again',
  },
  rest: { zh: '另有 {count} 行', vi: 'và {count} dòng nữa', en: 'and {count} more' },
} satisfies Texts
