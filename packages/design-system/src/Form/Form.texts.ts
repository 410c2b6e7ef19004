import type { Texts } from '../foundations/texts.ts'

export const formTexts = {
  requiredField: { zh: '请填写{label}', vi: 'Vui lòng nhập "{label}"', en: '{label} is required' },
  requiredHere: { zh: '此项必填', vi: 'Mục này là bắt buộc', en: 'This field is required' },
  tooShort: { zh: '至少 {min} 个字符', vi: 'Ít nhất {min} ký tự', en: 'At least {min} characters' },
  tooSmall: { zh: '不能小于 {min}', vi: 'Không được nhỏ hơn {min}', en: 'Must be at least {min}' },
  tooLarge: { zh: '不能大于 {max}', vi: 'Không được lớn hơn {max}', en: 'Must be at most {max}' },
  pattern: { zh: '格式不正确', vi: 'Định dạng không hợp lệ', en: 'The format is not valid' },
  invalid: { zh: '此项填写有误', vi: 'Mục này chưa hợp lệ', en: 'This entry is not valid' },
  checking: { zh: '检查中…', vi: 'Đang kiểm tra…', en: 'Checking…' },
  checkFailed: {
    zh: '暂时无法检查，不影响提交',
    vi: 'Chưa kiểm tra được, vẫn có thể gửi',
    en: 'Could not be checked; you can still submit',
  },
  summary: { zh: '有 {count} 项需要修改', vi: 'Có {count} mục cần sửa', en: 'Entries to correct: {count}' },
  summaryRest: { zh: '还有 {count} 项', vi: 'Còn {count} mục nữa', en: '{count} more' },
  sectionErrors: { zh: '{count} 项有误', vi: '{count} mục cần sửa', en: 'To correct: {count}' },
  failed: {
    zh: '提交失败，请稍后重试',
    vi: 'Gửi không thành công, vui lòng thử lại sau',
    en: 'Could not be submitted; please try again later',
  },
} satisfies Texts
