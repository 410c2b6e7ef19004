import { label } from '../i18n.ts'

/**
 * Every refusal the gateway can answer: HTTP status (equal to `code`) and text. A text says what happened and the way out;
 * `{name}` marks are filled by the thrower. Keys are stable and travel in the header `Bip-Error`.
 */
export const errors = {
  badRequest: {
    status: 400,
    text: label('请求有误：{reason}', 'The request is not right: {reason}', 'Yêu cầu không hợp lệ: {reason}'),
  },
  invalidFields: {
    status: 400,
    text: label(
      '请检查标出的内容：{fields}',
      'Please check what is marked: {fields}',
      'Vui lòng kiểm tra phần được đánh dấu: {fields}',
    ),
  },
  unauthorised: {
    status: 401,
    text: label(
      '登录已过期，请重新登录',
      'Your session has ended, please sign in again',
      'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
    ),
  },
  loginFailed: {
    status: 400,
    text: label('用户名或密码错误', 'User name or password is wrong', 'Sai tên đăng nhập hoặc mật khẩu'),
  },
  loginLocked: {
    status: 429,
    text: label(
      '尝试次数过多，请 {minutes} 分钟后再试，或请管理员解锁',
      'Too many attempts. Try again in {minutes} min, or ask an administrator to unlock the account',
      'Thử quá nhiều lần. Hãy thử lại sau {minutes} phút hoặc nhờ quản trị viên mở khóa',
    ),
  },
  captchaWrong: {
    status: 400,
    text: label('验证码错误，请重新输入', 'The captcha is wrong, please enter it again', 'Mã xác nhận sai, vui lòng nhập lại'),
  },
  captchaNeeded: { status: 400, text: label('请输入验证码', 'Please enter the captcha', 'Vui lòng nhập mã xác nhận') },
  accountDisabled: {
    status: 403,
    text: label(
      '账号已停用，请联系管理员',
      'This account is disabled, please ask an administrator',
      'Tài khoản đã bị vô hiệu hóa, vui lòng liên hệ quản trị viên',
    ),
  },
  grantDisabled: {
    status: 400,
    text: label(
      '未启用此登录方式：{mode}，请使用账号密码登录',
      'This way to sign in is not enabled: {mode}. Please use account and password',
      'Cách đăng nhập này chưa được bật: {mode}. Vui lòng dùng tài khoản và mật khẩu',
    ),
  },
  passwordWrong: {
    status: 400,
    text: label('原密码不正确', 'The old password is not right', 'Mật khẩu cũ không đúng'),
  },
  passwordWeak: {
    status: 400,
    text: label(
      '密码须为 {min} 至 {max} 个字符，且不能与账号相同',
      'A password has {min} to {max} characters and is not the account itself',
      'Mật khẩu phải có từ {min} đến {max} ký tự và không trùng với tài khoản',
    ),
  },
  passwordSame: {
    status: 400,
    text: label('新密码不能与原密码相同', 'The new password must differ from the old one', 'Mật khẩu mới phải khác mật khẩu cũ'),
  },
  passwordsDiffer: {
    status: 400,
    text: label('两次密码输入不一致', 'The two passwords differ', 'Hai mật khẩu không giống nhau'),
  },
  administratorOnly: {
    status: 403,
    text: label(
      '只有管理员可以更改管理员账号或授予管理员角色',
      'Only an administrator may change administrators or grant that role',
      'Chỉ quản trị viên mới được sửa tài khoản quản trị hoặc cấp vai trò này',
    ),
  },
  lastAdministrator: {
    status: 409,
    text: label(
      '至少须保留一名启用的管理员',
      'At least one enabled administrator must remain',
      'Phải còn ít nhất một quản trị viên đang hoạt động',
    ),
  },
  clientNeeded: {
    status: 401,
    text: label('缺少客户端标识', 'The client authorization header is missing', 'Thiếu định danh ứng dụng'),
  },
  forbidden: { status: 403, text: label('没有权限：{what}', 'You have no permission: {what}', 'Bạn không có quyền: {what}') },
  notFound: {
    status: 404,
    text: label(
      '找不到{what}，可能已被删除',
      '{what} was not found; it may have been removed',
      'Không tìm thấy {what}; có thể đã bị xóa',
    ),
  },
  unknownPath: { status: 404, text: label('接口不存在', 'There is no such call', 'Không có giao diện này') },
  stale: {
    status: 409,
    text: label(
      '{who} 已在 {when} 修改过此记录，请核对后再保存',
      '{who} changed this record at {when}; please compare before saving',
      '{who} đã sửa bản ghi này lúc {when}; vui lòng đối chiếu trước khi lưu',
    ),
  },
  alreadyHandled: {
    status: 409,
    text: label(
      '已被处理，请刷新查看',
      'This has already been handled, please refresh',
      'Việc này đã được xử lý, vui lòng tải lại',
    ),
  },
  commentNeeded: {
    status: 400,
    text: label('请填写批复意见', 'Please write a comment', 'Vui lòng nhập ý kiến phê duyệt'),
  },
  processMissing: {
    status: 404,
    text: label(
      '未获取到表单信息或流程已不存在',
      'The form or the process is no longer there',
      'Không lấy được biểu mẫu hoặc quy trình không còn tồn tại',
    ),
  },
  wrongState: {
    status: 409,
    text: label(
      '当前状态“{state}”不能{action}',
      'In state “{state}” you cannot {action}',
      'Không thể {action} khi trạng thái là “{state}”',
    ),
  },
  duplicate: {
    status: 409,
    text: label('{field}“{value}”已存在', '{field} “{value}” already exists', '{field} “{value}” đã tồn tại'),
  },
  inUse: {
    status: 409,
    text: label(
      '仍被 {count} 条{what}引用，不能删除',
      'Still used by {count} {what}, so it cannot be removed',
      'Đang được {count} {what} sử dụng nên không thể xóa',
    ),
  },
  keyReused: {
    status: 422,
    text: label(
      '同一个幂等键用于不同的内容',
      'The same idempotency key came with another content',
      'Cùng khóa idempotency nhưng nội dung khác',
    ),
  },
  tooLarge: {
    status: 413,
    text: label('内容过大，上限 {limit}', 'Too large, the limit is {limit}', 'Quá lớn, giới hạn là {limit}'),
  },
  tooManyRows: {
    status: 422,
    text: label(
      '共 {total} 条，超出 {limit} 条上限，请缩小范围或使用导出',
      '{total} rows exceed the limit of {limit}; narrow the question or use export',
      '{total} dòng vượt giới hạn {limit}; hãy thu hẹp phạm vi hoặc dùng xuất dữ liệu',
    ),
  },
  tooSlow: {
    status: 503,
    text: label(
      '查询耗时过长已停止，请缩小范围',
      'The query took too long and was stopped, please narrow it',
      'Truy vấn quá lâu nên đã dừng, vui lòng thu hẹp phạm vi',
    ),
  },
  busy: {
    status: 503,
    text: label(
      '系统繁忙，请稍后再试',
      'The system is busy, please try again shortly',
      'Hệ thống đang bận, vui lòng thử lại sau',
    ),
  },
  tooMany: {
    status: 429,
    text: label(
      '请求过于频繁，请稍后再试',
      'Too many requests, please try again shortly',
      'Quá nhiều yêu cầu, vui lòng thử lại sau',
    ),
  },
  unreadableFile: {
    status: 400,
    text: label('文件无法读取：{reason}', 'The file cannot be read: {reason}', 'Không đọc được tệp: {reason}'),
  },
  storageFull: {
    status: 507,
    text: label(
      '存储空间不足，数据未保存，请联系管理员',
      'Storage is full, nothing was saved; please ask an administrator',
      'Hết dung lượng lưu trữ, chưa lưu gì; vui lòng liên hệ quản trị viên',
    ),
  },
  internal: {
    status: 500,
    text: label(
      '系统出错，编号 {id}，请告知管理员',
      'Something failed here (no. {id}); please tell an administrator',
      'Hệ thống gặp lỗi (số {id}); vui lòng báo quản trị viên',
    ),
  },
} as const

export type ErrorKey = keyof typeof errors
