import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { plus } from '../wire/paths.ts'

/** Who is signed in, on what, since when; the latest first. */
export const onlineList = defineListing({
  key: 'online',
  path: plus.online,
  label: label('在线用户', 'Online users', 'Người dùng trực tuyến'),
  icon: 'monitor',
  fields: {
    realName: { kind: 'text', label: label('用户', 'User', 'Người dùng'), width: 200 },
    account: { kind: 'text', label: label('账号', 'Account', 'Tài khoản'), width: 130 },
    deptName: { kind: 'text', label: label('部门', 'Department', 'Phòng ban'), width: 150 },
    device: { kind: 'text', label: label('设备', 'Device', 'Thiết bị'), width: 190 },
    createdAt: { kind: 'instant', label: label('登录时间', 'Signed in', 'Đăng nhập lúc'), width: 170, seconds: true },
    seenAt: { kind: 'instant', label: label('最近活动', 'Last used', 'Hoạt động gần nhất'), width: 170, seconds: true },
    lasted: { kind: 'text', label: label('在线时长', 'Online for', 'Thời gian trực tuyến'), width: 130 },
    address: { kind: 'text', label: label('地址', 'Address', 'Địa chỉ'), width: 140 },
  },
  list: {
    columns: ['realName', 'account', 'deptName', 'device', 'createdAt', 'seenAt', 'lasted', 'address'],
    card: ['device', 'seenAt'],
  },
  search: label(
    '搜索姓名、账号、部门或地址',
    'Search name, account, department or address',
    'Tìm tên, tài khoản, phòng ban hoặc địa chỉ',
  ),
  empty: { title: label('没有在线用户', 'Nobody is signed in', 'Không có ai trực tuyến') },
})
