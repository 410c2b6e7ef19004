import { type Label, label } from '../i18n.ts'

/** What can be wrong with one value. Both sides show these texts, so a form and an import speak alike. */
export const problems = {
  required: label('不能为空', 'is required', 'không được để trống'),
  text: label('应为文本', 'must be text', 'phải là văn bản'),
  tooLong: label('最多 {max} 个字符', 'at most {max} {max|character|characters}', 'tối đa {max} ký tự'),
  tooShort: label('至少 {min} 个字符', 'at least {min} characters', 'ít nhất {min} ký tự'),
  phoneEmpty: label('手机号码不能为空', 'Phone number is required', 'Số điện thoại không được để trống'),
  phoneLength: label('手机号码长度不为11位', 'A phone number has 11 digits', 'Số điện thoại phải có 11 chữ số'),
  phoneFormat: label('手机号码格式不正确', 'The phone number is not in the right form', 'Số điện thoại không đúng định dạng'),
  telephone: label(
    '请填写有效的电话，如 0571-88001234、13800138000 或 +84 24 3826 1234',
    'Enter a number that can be called, such as 0571-88001234, 13800138000 or +84 24 3826 1234',
    'Hãy nhập số điện thoại hợp lệ, ví dụ 0571-88001234, 13800138000 hoặc +84 24 3826 1234',
  ),
  email: label('邮箱格式不正确', 'This is not an e-mail address', 'Email không đúng định dạng'),
  url: label(
    '网址须以 http:// 或 https:// 开头',
    'An address starts with http:// or https://',
    'Địa chỉ phải bắt đầu bằng http:// hoặc https://',
  ),
  pattern: label('格式不正确', 'is not in the right form', 'không đúng định dạng'),
  number: label('应为数字', 'must be a number', 'phải là số'),
  scale: label('最多 {scale} 位小数', 'at most {scale} decimals', 'tối đa {scale} chữ số thập phân'),
  tooBig: label('不能大于 {max}', 'must not exceed {max}', 'không được lớn hơn {max}'),
  tooSmall: label('不能小于 {min}', 'must be at least {min}', 'không được nhỏ hơn {min}'),
  boolean: label('应为是或否', 'must be yes or no', 'phải là có hoặc không'),
  date: label('应为日期，如 2026-11-20', 'must be a date such as 2026-11-20', 'phải là ngày, ví dụ 2026-11-20'),
  instant: label(
    '应为时间，如 2026-11-20 14:30',
    'must be a time such as 2026-11-20 14:30',
    'phải là thời gian, ví dụ 2026-11-20 14:30',
  ),
  order: label('不能早于{other}', 'must not be before {other}', 'không được trước {other}'),
  choice: label('不在可选范围内', 'is not one of the choices', 'không nằm trong lựa chọn'),
  unknown: label('找不到对应的{what}', 'no {what} matches', 'không tìm thấy {what} tương ứng'),
  mismatch: label('不属于所选的{other}', 'does not belong to the {other} chosen', 'không thuộc {other} đã chọn'),
  unfit: label('该{what}不可选用', 'this {what} cannot be chosen', 'không thể chọn {what} này'),
  repeated: label('与第 {row} 行是同一条记录', 'is the record of row {row} again', 'là cùng một bản ghi với dòng {row}'),
  ambiguous: label('有多条{what}与之相符', 'more than one {what} matches', 'có nhiều {what} trùng khớp'),
  tooManyChosen: label('最多选择 {max} 项', 'at most {max} of them', 'tối đa {max} mục'),
  file: label('应为已上传的文件', 'must be uploaded files', 'phải là tệp đã tải lên'),
  tooManyFiles: label('最多上传 {max} 个文件', 'at most {max} {max|file|files}', 'tối đa {max} tệp'),
  lines: label('应为明细行', 'must be lines', 'phải là các dòng chi tiết'),
  tooFewLines: label('至少一行明细', 'needs at least one line', 'cần ít nhất một dòng'),
  tooManyLines: label('最多 {max} 行明细', 'at most {max} {max|line|lines}', 'tối đa {max} dòng'),
  overOpen: label('最多还能下推 {open}', 'only {open} is still open', 'chỉ còn {open} chưa thực hiện'),
  sourceGone: label('来源明细已不存在', 'what it is made from is not there any more', 'dòng nguồn không còn nữa'),
  sourceClosed: label(
    '来源单据的状态不能再下推',
    'nothing more may be made from its source',
    'chứng từ nguồn không cho phép tạo thêm',
  ),
  notAsSource: label('与来源单据不一致', 'differs from what it is made from', 'khác với chứng từ nguồn'),
  belowMade: label(
    '不能少于已下推的 {made}',
    'must not be below the {made} already made',
    'không được nhỏ hơn {made} đã thực hiện',
  ),
  lineIsMade: label(
    '第 {line} 行已下推，不能删除',
    'cannot lose line {line}, something is made from it',
    'không thể xóa dòng {line} vì đã có chứng từ tạo từ dòng này',
  ),
} as const

export type ProblemKey = keyof typeof problems
/** `own` is the sentence of a field that has words of its own for it, and names the field itself. */
export type Problem = { key: ProblemKey; values?: Record<string, string | number>; own?: Label }
