import { label } from './i18n.ts'
import { problems } from './kinds/problems.ts'

/**
 * Every refusal the gateway can answer: HTTP status (equal to `code`) and text. A text says what happened and the way out;
 * `{name}` marks are filled by the thrower. Keys are stable and travel in the header `Bip-Error`.
 * One table, however long: so no key is given twice, and a refusal to be written finds those that are there.
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
  accountWaiting: {
    status: 403,
    text: label(
      '账号正在等待管理员审核，通过后即可登录',
      'This account waits for an administrator’s approval; you can sign in after it',
      'Tài khoản đang chờ quản trị viên duyệt; sau đó bạn có thể đăng nhập',
    ),
  },
  accountRefused: {
    status: 403,
    text: label(
      '注册申请未通过，请联系管理员',
      'The registration was refused, please ask an administrator',
      'Đăng ký không được duyệt, vui lòng liên hệ quản trị viên',
    ),
  },
  tenantUnknown: {
    status: 400,
    text: label('租户编号不存在', 'There is no such tenant', 'Mã tổ chức không tồn tại'),
  },
  tenantDisabled: {
    status: 403,
    text: label(
      '租户已停用，请联系管理员',
      'This tenant is disabled, please ask an administrator',
      'Tổ chức đã bị vô hiệu hóa, vui lòng liên hệ quản trị viên',
    ),
  },
  phoneEmpty: { status: 400, text: problems.phoneEmpty },
  phoneLength: { status: 400, text: problems.phoneLength },
  phoneFormat: { status: 400, text: problems.phoneFormat },
  codeWrong: {
    status: 400,
    text: label('短信验证码错误或已失效', 'The code is wrong or no longer valid', 'Mã SMS sai hoặc không còn hiệu lực'),
  },
  codeTooSoon: {
    status: 429,
    text: label(
      '请 {seconds} 秒后再获取验证码',
      'Please ask for another code in {seconds} s',
      'Vui lòng lấy lại mã sau {seconds} giây',
    ),
  },
  codesUsedUp: {
    status: 429,
    text: label(
      '今日短信验证码已达上限，请换一种方式登录或联系管理员',
      'The limit of codes for today is reached; sign in another way or ask an administrator',
      'Đã đạt giới hạn mã hôm nay; hãy đăng nhập bằng cách khác hoặc liên hệ quản trị viên',
    ),
  },
  registrationClosed: {
    status: 403,
    text: label(
      '未开放注册，请联系管理员开通账号',
      'Registration is closed, please ask an administrator for an account',
      'Chưa mở đăng ký, vui lòng nhờ quản trị viên cấp tài khoản',
    ),
  },
  registrationWaiting: {
    status: 403,
    text: label(
      '注册申请已提交,请耐心等待管理员通过!',
      'Your registration is in; please wait for an administrator to approve it.',
      'Đã gửi đăng ký, vui lòng chờ quản trị viên duyệt!',
    ),
  },
  registrationsFull: {
    status: 429,
    text: label(
      '注册申请过于频繁，请稍后再试或联系管理员',
      'Too many registrations, please try again later or ask an administrator',
      'Quá nhiều lượt đăng ký, vui lòng thử lại sau hoặc liên hệ quản trị viên',
    ),
  },
  registrationsOfPhone: {
    status: 429,
    text: label(
      '该手机号今日注册次数过多，请不填手机号或联系管理员',
      'This phone number was used too often today; leave it out or ask an administrator',
      'Số điện thoại này đã dùng quá nhiều lần hôm nay; hãy bỏ trống hoặc liên hệ quản trị viên',
    ),
  },
  socialFailed: {
    status: 400,
    text: label(
      '第三方登录未完成，请重新发起',
      'The third-party sign-in was not completed, please start again',
      'Chưa hoàn tất đăng nhập bên thứ ba, vui lòng thực hiện lại',
    ),
  },
  socialUnknown: {
    status: 403,
    text: label(
      '此第三方账号尚未关联，请先注册',
      'This account is not linked yet, please register first',
      'Tài khoản này chưa được liên kết, vui lòng đăng ký trước',
    ),
  },
  socialTaken: {
    status: 409,
    text: label(
      '此第三方账号已关联到其他用户',
      'This account is already linked to another user',
      'Tài khoản này đã liên kết với người dùng khác',
    ),
  },
  ticketWrong: {
    status: 400,
    text: label(
      '登录链接已使用或已过期，请从来源系统重新进入',
      'This sign-in link was used or has expired; please come again from where you started',
      'Liên kết đăng nhập đã dùng hoặc hết hạn, vui lòng vào lại từ hệ thống nguồn',
    ),
  },
  faceFailed: {
    status: 400,
    text: label(
      '刷脸验证未通过，请重试或换一种方式登录',
      'Face sign-in did not succeed; try again or choose another way',
      'Đăng nhập khuôn mặt không thành công; hãy thử lại hoặc chọn cách khác',
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
  tenantClosed: {
    status: 403,
    text: label(
      '租户已停用或到期，请联系平台管理员',
      'This tenant is disabled or has expired, please ask the administrators of the platform',
      'Tổ chức thuê đã bị vô hiệu hóa hoặc hết hạn, vui lòng liên hệ quản trị nền tảng',
    ),
  },
  accountsFull: {
    status: 409,
    text: label(
      '账号数已达上限 {limit}，请联系平台管理员',
      'The limit of {limit} {limit|account|accounts} is reached, please ask the administrators of the platform',
      'Đã đạt giới hạn {limit} tài khoản, vui lòng liên hệ quản trị nền tảng',
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
  passwordDue: {
    status: 403,
    text: label(
      '请先修改临时密码，然后再继续',
      'Please change your temporary password first',
      'Vui lòng đổi mật khẩu tạm trước khi tiếp tục',
    ),
  },
  confirmNeeded: {
    status: 403,
    text: label(
      '此操作关系到账号安全，请先输入登录密码确认是您本人',
      'This concerns the safety of your account; please confirm with your password that it is you',
      'Việc này liên quan đến an toàn tài khoản; vui lòng nhập mật khẩu để xác nhận đó là bạn',
    ),
  },
  phoneTaken: {
    status: 409,
    text: label(
      '此手机号码已用于另一账号登录，请换一个号码，或请管理员处理',
      'Another account signs in with this number; take another one, or ask an administrator',
      'Một tài khoản khác đang đăng nhập bằng số này; hãy dùng số khác hoặc nhờ quản trị viên',
    ),
  },
  moreThanHeld: {
    status: 403,
    text: label(
      '不能授予超出您自身的权限，您缺少：{what}',
      'You cannot give more than you hold. You lack: {what}',
      'Bạn không thể cấp nhiều hơn quyền mình có. Bạn thiếu: {what}',
    ),
  },
  accountAbove: {
    status: 403,
    text: label(
      '该账号的权限超出您自身，请由管理员操作。您缺少：{what}',
      'This account holds more than you do, so an administrator has to do it. You lack: {what}',
      'Tài khoản này có nhiều quyền hơn bạn, cần quản trị viên thực hiện. Bạn thiếu: {what}',
    ),
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
  developOff: {
    status: 403,
    text: label(
      '本服务器未开放写入代码，请下载压缩包，或由运维设置 BIP_DEVELOP',
      'This server does not write code. Download the files instead, or let the operator set BIP_DEVELOP',
      'Máy chủ này không ghi mã. Hãy tải tệp về hoặc nhờ người vận hành đặt BIP_DEVELOP',
    ),
  },
  fileExists: {
    status: 409,
    text: label(
      '文件已存在或已被修改：{name}。没有写入任何文件',
      'These files are there already or have changed: {name}. Nothing was written',
      'Tệp đã tồn tại hoặc đã thay đổi: {name}. Chưa ghi gì',
    ),
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
  notPossible: { status: 409, text: label('{reason}', '{reason}', '{reason}') },
  wrongState: {
    status: 409,
    text: label(
      '当前状态“{state}”不能{action}',
      'In state “{state}” you cannot {action}',
      'Không thể {action} khi trạng thái là “{state}”',
    ),
  },
  rowsWrong: {
    status: 400,
    text: label(
      '{count} 行有误，未保存任何数据：{first}',
      '{count} {count|row is|rows are} wrong, so nothing was stored: {first}',
      '{count} dòng bị sai nên chưa lưu gì: {first}',
    ),
  },
  notNow: {
    status: 409,
    text: label(
      '“{field}”为“{value}”时不能{action}',
      'You cannot {action} while “{field}” is “{value}”',
      'Không thể {action} khi “{field}” là “{value}”',
    ),
  },
  ownRecord: {
    status: 409,
    text: label(
      '不能{action}自己制作的单据，请由他人办理',
      'Nobody does “{action}” to what they made themselves; ask somebody else',
      'Không được tự {action} chứng từ của mình; hãy nhờ người khác',
    ),
  },
  wrongMove: {
    status: 409,
    text: label(
      '“{field}”不能从“{from}”改为“{to}”',
      '“{field}” cannot go from “{from}” to “{to}”',
      '“{field}” không thể chuyển từ “{from}” sang “{to}”',
    ),
  },
  tooManyOwned: {
    status: 409,
    text: label(
      '“{who}”名下已有 {count} 个客户，上限为 {limit} 个。请先退回不再跟进的客户，或请管理员在参数中调整上限',
      '“{who}” already has {count} customers of at most {limit}. Release some that are no longer followed, or ask an administrator to raise the limit in the settings',
      '“{who}” đã có {count} khách hàng, tối đa {limit}. Hãy trả lại khách hàng không còn theo dõi, hoặc nhờ quản trị viên tăng giới hạn trong tham số',
    ),
  },
  mergeInApproval: {
    status: 409,
    text: label(
      '审批单“{no}”尚未结束，结束后再合并',
      'The approval “{no}” is still running; merge after it has ended',
      'Phê duyệt “{no}” chưa kết thúc; hãy gộp sau khi kết thúc',
    ),
  },
  personLeft: {
    status: 409,
    text: label(
      '“{who}”的账号已停用，请选择在职的同事',
      'The account of “{who}” is disabled; choose a colleague who is at work',
      'Tài khoản của “{who}” đã bị vô hiệu; hãy chọn đồng nghiệp đang làm việc',
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
      'Still in use, so it cannot be removed ({what}: {count})',
      'Đang được {count} {what} sử dụng nên không thể xóa',
    ),
  },
  notInBin: {
    status: 409,
    text: label(
      '回收站中已没有此记录，可能已恢复或彻底删除',
      'The bin does not hold it any more; it was restored or removed for good',
      'Thùng rác không còn bản ghi này; có thể đã được khôi phục hoặc xóa vĩnh viễn',
    ),
  },
  valueTaken: {
    status: 409,
    text: label(
      '不能恢复：{field}“{value}”已被另一条记录使用，请先修改那条记录',
      'Cannot be restored: another record has {field} “{value}” now; change that one first',
      'Không thể khôi phục: bản ghi khác đang dùng {field} “{value}”; hãy sửa bản ghi đó trước',
    ),
  },
  referenceGone: {
    status: 409,
    text: label(
      '不能恢复：{what}已删除，请先恢复',
      'Cannot be restored: {what} was removed; restore that first',
      'Không thể khôi phục: {what} đã bị xóa; hãy khôi phục trước',
    ),
  },
  namesStay: {
    status: 409,
    text: label(
      '{what}不能彻底删除：其他记录仍要显示其名称',
      '{what} cannot be removed for good: other records show its name',
      'Không thể xóa vĩnh viễn {what}: bản ghi khác vẫn hiển thị tên này',
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
  ownFilesFull: {
    status: 413,
    text: label(
      '放不下此文件（{size}）：您上传的文件已用 {used}，上限 {limit}。请管理员清理文件或提高上限',
      'No room for this file ({size}): your uploads take {used} of {limit}. Ask an administrator to remove files or to raise the limit',
      'Không đủ chỗ cho tệp này ({size}): tệp bạn tải lên đã dùng {used} trên {limit}. Hãy nhờ quản trị viên xóa tệp hoặc tăng giới hạn',
    ),
  },
  companyFilesFull: {
    status: 413,
    text: label(
      '放不下此文件（{size}）：公司的文件已用 {used}，上限 {limit}。请管理员清理文件',
      'No room for this file ({size}): the files of the company take {used} of {limit}. Ask an administrator to remove files',
      'Không đủ chỗ cho tệp này ({size}): tệp của công ty đã dùng {used} trên {limit}. Hãy nhờ quản trị viên xóa bớt tệp',
    ),
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
  outcomeUnknown: {
    status: 503,
    text: label(
      '与数据库的连接中断，无法确认是否已保存，请先查看再重新提交',
      'The connection to the database broke, so it is unknown whether this was saved; please look before you send it again',
      'Mất kết nối với cơ sở dữ liệu nên chưa rõ đã lưu hay chưa; vui lòng kiểm tra trước khi gửi lại',
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
    status: 503,
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
