import { type Label, label } from '@bip/contract'

/** A way into an account that somebody changed: what is told of it, and what to do where it was nobody's wish. */
type ChangeText = { what: Label; undo: Label }

const inInfo = label('在“个人信息”中改回', 'change it back under “Personal info”', 'đổi lại trong “Thông tin cá nhân”')
const inWays = label('在“其他登录方式”中移除', 'remove it under “Other ways”', 'gỡ bỏ trong “Cách khác”')
const addAgain = label('在“其他登录方式”中重新添加', 'add it again under “Other ways”', 'thêm lại trong “Cách khác”')
const nothing = label('无需恢复', 'nothing has to be restored', 'không cần khôi phục gì')

/** Every change of how somebody gets in, each with its sentence. `{name}` is filled by whoever tells. */
export const accountChanges = {
  phone: { what: label('手机号码已更改', 'your phone number was changed', 'số điện thoại đã được đổi'), undo: inInfo },
  phoneConfirmed: {
    what: label(
      '手机号码已确认，可用于登录',
      'your number was confirmed for signing in',
      'số điện thoại đã được xác nhận để đăng nhập',
    ),
    undo: inInfo,
  },
  email: { what: label('邮箱已更改', 'your e-mail address was changed', 'email đã được đổi'), undo: inInfo },
  password: {
    what: label('登录密码已修改', 'your password was changed', 'mật khẩu đã được đổi'),
    undo: label('请管理员重置密码', 'ask an administrator to reset it', 'nhờ quản trị viên đặt lại'),
  },
  reset: {
    what: label(
      '登录密码已重置，刷脸设备、第三方账号和自行确认的手机号码不再能登录',
      'your password was reset; faces, third-party accounts and a number that you confirmed no longer sign in',
      'mật khẩu đã được đặt lại; khuôn mặt, tài khoản bên thứ ba và số tự xác nhận không còn đăng nhập được',
    ),
    undo: label('重新添加您使用的登录方式', 'add the ways that you use again', 'thêm lại các cách bạn dùng'),
  },
  linked: { what: label('已关联“{name}”账号', '“{name}” was linked', 'đã liên kết “{name}”'), undo: inWays },
  unlinked: { what: label('已取消关联“{name}”', '“{name}” was unlinked', 'đã hủy liên kết “{name}”'), undo: addAgain },
  faceAdded: {
    what: label('已添加刷脸设备“{name}”', '“{name}” was added for face sign-in', 'đã thêm thiết bị khuôn mặt “{name}”'),
    undo: inWays,
  },
  faceRemoved: {
    what: label('已移除刷脸设备“{name}”', '“{name}” was removed from face sign-in', 'đã gỡ thiết bị khuôn mặt “{name}”'),
    undo: addAgain,
  },
  signedOut: {
    what: label('已退出其他设备', 'other devices were signed out', 'các thiết bị khác đã bị đăng xuất'),
    undo: nothing,
  },
} as const satisfies Record<string, ChangeText>

export type AccountChange = keyof typeof accountChanges
