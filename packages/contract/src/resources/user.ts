import { label } from '../i18n.ts'
import { type Core, defineResource, get, post } from '../resource/core.ts'
import { codeSigns } from './codeSigns.ts'

/** A person with an account. Passwords never pass through here: they are set by calls of their own. */
export const user = defineResource({
  key: 'user',
  path: '/blade-system/user',
  calls: {
    list: get('page'),
    detail: get('detail'),
    submit: post('submit'),
    update: post('update'),
    remove: post('remove'),
    selectData: post('/blade-bip/bip-blade-user/select-data'),
  },
  label: label('用户', 'User', 'Người dùng'),
  icon: 'user',
  display: 'realName',
  subtitle: 'account',
  fields: {
    account: {
      kind: 'text',
      label: label('账号', 'Account', 'Tài khoản'),
      required: true,
      createOnly: true,
      min: 2,
      max: 40,
      pattern: '[\\w.\\-@]+',
      messages: codeSigns('. - _ @'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 130,
    },
    realName: {
      kind: 'text',
      label: label('姓名', 'Name', 'Họ tên'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 140,
    },
    fnumber: {
      kind: 'text',
      label: label('工号', 'Employee number', 'Mã nhân viên'),
      max: 20,
      searchable: true,
      unique: true,
      sortable: true,
      width: 110,
    },
    deptId: {
      kind: 'reference',
      label: label('部门', 'Department', 'Phòng ban'),
      to: 'department',
      required: true,
      indexed: true,
      width: 160,
    },
    postName: { kind: 'text', label: label('岗位', 'Position', 'Chức danh'), max: 60, width: 140 },
    phone: { kind: 'text', label: label('手机', 'Mobile', 'Di động'), format: 'phone', width: 140 },
    email: { kind: 'text', label: label('邮箱', 'E-mail', 'Email'), format: 'email', max: 120, width: 200 },
    roleIds: { kind: 'dict', label: label('角色', 'Roles', 'Vai trò'), dictionary: 'ROLE', multiple: true, width: 180 },
    status: {
      kind: 'dict',
      label: label('状态', 'Status', 'Trạng thái'),
      dictionary: 'DC_USER_STATUS',
      required: true,
      initial: 'enabled',
      indexed: true,
      width: 120,
    },
  },
  list: {
    columns: ['account', 'realName', 'fnumber', 'deptId', 'postName', 'phone', 'roleIds', 'status', 'createTime'],
    filters: ['realName', 'account', 'deptId', 'status'],
    sort: 'account',
    size: 100,
  },
  form: [
    {
      label: label('用户', 'User', 'Người dùng'),
      fields: ['account', 'realName', 'fnumber', 'deptId', 'postName', 'phone', 'email', 'roleIds', 'status'],
    },
  ],
  actions: {
    grant: {
      call: post('/blade-bip/plus/user/grant'),
      label: label('授予角色', 'Grant roles', 'Cấp vai trò'),
      icon: 'shield-check',
      confirm: label(
        '所选用户原有的角色将被替换',
        'The chosen roles take the place of those that the users have',
        'Các vai trò được chọn sẽ thay cho vai trò hiện có của người dùng',
      ),
      success: label('角色已授予', 'Roles granted', 'Đã cấp vai trò'),
      args: {
        roleIds: {
          kind: 'dict',
          label: label('角色', 'Roles', 'Vai trò'),
          dictionary: 'ROLE',
          multiple: true,
          required: true,
        },
      },
    },
    auditPass: {
      call: post('audit-pass'),
      label: label('审核通过', 'Approve', 'Duyệt'),
      icon: 'check',
      where: { status: ['waiting', 'refused'] },
      confirm: label(
        '通过所选注册？用户随后可以登录',
        'Approve the chosen registrations? The users can sign in then',
        'Duyệt các đăng ký đã chọn? Người dùng sẽ có thể đăng nhập',
      ),
      success: label('已通过', 'Approved', 'Đã duyệt'),
      args: {
        deptId: { kind: 'reference', label: label('部门', 'Department', 'Phòng ban'), to: 'department' },
        roleIds: { kind: 'dict', label: label('角色', 'Roles', 'Vai trò'), dictionary: 'ROLE', multiple: true },
      },
    },
    auditRefuse: {
      call: post('audit-refuse'),
      label: label('拒绝注册', 'Refuse', 'Từ chối'),
      icon: 'x',
      tone: 'danger',
      where: { status: ['waiting'] },
      confirm: label(
        '拒绝所选注册？用户登录时会看到结果',
        'Refuse the chosen registrations? The users are told when they sign in',
        'Từ chối các đăng ký đã chọn? Người dùng sẽ được báo khi đăng nhập',
      ),
      success: label('已拒绝', 'Refused', 'Đã từ chối'),
    },
    unlock: {
      call: post('unlock'),
      label: label('解锁', 'Unlock', 'Mở khóa'),
      icon: 'lock-open',
      success: label('已解锁', 'Unlocked', 'Đã mở khóa'),
    },
    resetPassword: {
      call: post('reset-password'),
      label: label('重置密码', 'Reset password', 'Đặt lại mật khẩu'),
      icon: 'key-round',
      confirm: label(
        '重置所选用户的密码？新密码只显示一次',
        'Reset the password of the selected users? The new one is shown once',
        'Đặt lại mật khẩu của người dùng đã chọn? Mật khẩu mới chỉ hiển thị một lần',
      ),
      success: label('密码已重置', 'Password reset', 'Đã đặt lại mật khẩu'),
      tells: { password: label('新密码', 'New password', 'Mật khẩu mới') },
    },
  },
  menu: { group: 'system.structure', path: '/system/user', order: 1 },
})

/** An account that somebody asked for: the same records, decided on, not written. */
export const registration: Core = {
  ...user,
  label: label('注册申请', 'Registration', 'Đăng ký'),
  calls: { list: user.calls.list, ...(user.calls.detail && { detail: user.calls.detail }) },
  list: { columns: ['account', 'realName', 'phone', 'email', 'createTime'], filters: ['realName', 'account'] },
  transfer: false,
}
