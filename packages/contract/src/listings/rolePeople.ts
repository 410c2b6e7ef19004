import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { plus } from '../wire/paths.ts'

const states = {
  enabled: { label: label('启用', 'Enabled', 'Đang dùng'), tone: 'success' },
  locked: { label: label('不能登录', 'Cannot sign in', 'Không đăng nhập được'), tone: 'neutral' },
} as const

/** The people who have one role. */
export const rolePeopleList = defineListing({
  key: 'rolePeople',
  path: plus.rolePeople,
  permission: 'role_view',
  label: label('角色成员', 'People of roles', 'Thành viên vai trò'),
  icon: 'user-round',
  fields: {
    realName: { kind: 'text', label: label('姓名', 'Name', 'Họ tên'), width: 140 },
    account: { kind: 'text', label: label('账号', 'Account', 'Tài khoản'), width: 130 },
    fnumber: { kind: 'text', label: label('工号', 'Employee number', 'Mã nhân viên'), width: 130 },
    deptName: { kind: 'text', label: label('部门', 'Department', 'Phòng ban'), width: 170 },
    postName: { kind: 'text', label: label('岗位', 'Position', 'Chức danh'), width: 150 },
    status: { kind: 'state', states, label: label('状态', 'Status', 'Trạng thái'), width: 150 },
    roleId: { kind: 'text', label: label('角色', 'Role', 'Vai trò') },
  },
  list: {
    columns: ['realName', 'account', 'fnumber', 'deptName', 'postName', 'status'],
    filters: ['roleId'],
    card: ['deptName', 'status'],
  },
  search: label('搜索姓名、拼音、账号或工号', 'Search name, account or employee number', 'Tìm tên, tài khoản hoặc mã số'),
  empty: {
    title: label('还没有成员', 'Nobody has this role yet', 'Chưa có thành viên'),
    hint: label(
      '添加成员后，他们立即拥有该角色的权限。',
      'People you add have what the role allows at once.',
      'Người được thêm sẽ có quyền của vai trò này ngay.',
    ),
  },
})
