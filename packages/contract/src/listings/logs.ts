import { label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import { defineListing } from '../resource/listing.ts'
import type { LogKind } from '../wire/administration.ts'
import { plus } from '../wire/paths.ts'

const fields = {
  at: { kind: 'instant', label: label('时间', 'Time', 'Thời gian'), width: 170, seconds: true },
  userName: { kind: 'text', label: label('用户', 'User', 'Người dùng'), width: 130 },
  count: { kind: 'number', label: label('次数', 'Times', 'Số lần'), width: 90 },
  address: { kind: 'text', label: label('地址', 'Address', 'Địa chỉ'), width: 140 },
  trace: { kind: 'text', label: label('跟踪号', 'Trace', 'Mã theo dõi'), width: 190 },
  day: { kind: 'date', label: label('日期', 'Days', 'Ngày') },
} as const satisfies Fields

const subject = (zh: string, en: string, vi: string) => ({ kind: 'text', label: label(zh, en, vi), width: 340 }) as const

/** What all logs have in common; each stands under its kind. */
const common = {
  path: plus.logs,
  permission: 'log_view',
  icon: 'book-open',
  search: label(
    '搜索用户、内容、地址或跟踪号',
    'Search user, content, address or trace',
    'Tìm người dùng, nội dung, địa chỉ hoặc mã theo dõi',
  ),
}
const emptyTitle = label('这段时间没有记录', 'Nothing in these days', 'Không có bản ghi trong khoảng này')
const empty = {
  title: emptyTitle,
  hint: label(
    '可扩大日期范围或清除搜索',
    'Choose a longer span or clear the search',
    'Hãy mở rộng khoảng ngày hoặc xóa điều kiện tìm',
  ),
}

const usual = defineListing({
  ...common,
  key: 'usualLog',
  label: label('操作日志', 'Operations', 'Nhật ký thao tác'),
  fields: {
    ...fields,
    outcome: { kind: 'text', label: label('操作', 'Operation', 'Thao tác'), width: 180 },
    subject: subject('对象', 'Record', 'Đối tượng'),
  },
  list: { columns: ['at', 'userName', 'outcome', 'subject'], filters: ['day'], card: ['outcome', 'subject'] },
  empty: {
    title: emptyTitle,
    hint: label(
      '未选日期时查最近 90 天；更早的记录请选择日期',
      'Without a date the last 90 days are searched; choose dates for what is older',
      'Không chọn ngày thì tra 90 ngày gần nhất; hãy chọn ngày để xem bản ghi cũ hơn',
    ),
  },
})

const codes = {
  '200': 'success',
  '400': 'warning',
  '401': 'warning',
  '403': 'warning',
  '404': 'warning',
  '409': 'warning',
  '500': 'danger',
} as const
const statusStates = Object.fromEntries(
  Object.entries(codes).map(([code, tone]) => [code, { label: label(code, code, code), tone }]),
)

const api = defineListing({
  ...common,
  key: 'apiLog',
  label: label('接口日志', 'Calls', 'Nhật ký lời gọi'),
  fields: {
    ...fields,
    outcome: { kind: 'state', states: statusStates, label: label('状态', 'Status', 'Trạng thái'), width: 110 },
    subject: subject('接口', 'Call', 'Lời gọi'),
    ms: { kind: 'text', label: label('耗时', 'Took', 'Mất'), width: 100 },
  },
  list: {
    columns: ['at', 'subject', 'outcome', 'ms', 'userName', 'address', 'trace'],
    filters: ['day', 'outcome'],
    card: ['outcome', 'subject'],
  },
  empty,
})

const error = defineListing({
  ...common,
  key: 'errorLog',
  label: label('错误日志', 'Errors', 'Nhật ký lỗi'),
  fields: { ...fields, subject: subject('错误', 'Error', 'Lỗi') },
  list: {
    columns: ['at', 'subject', 'count', 'userName', 'address', 'trace'],
    filters: ['day'],
    card: ['subject', 'userName'],
  },
  empty,
})

const outcomes = {
  success: { label: label('成功', 'Success', 'Thành công'), tone: 'success' },
  failure: { label: label('失败', 'Failure', 'Thất bại'), tone: 'warning' },
  lockout: { label: label('锁定', 'Lockout', 'Bị khóa'), tone: 'danger' },
} as const

const login = defineListing({
  ...common,
  key: 'loginLog',
  label: label('登录日志', 'Sign-ins', 'Nhật ký đăng nhập'),
  fields: {
    ...fields,
    subject: { ...subject('账号', 'Account', 'Tài khoản'), width: 200 },
    outcome: { kind: 'state', states: outcomes, label: label('结果', 'Outcome', 'Kết quả'), width: 110 },
    device: { kind: 'text', label: label('设备', 'Device', 'Thiết bị'), width: 180 },
  },
  list: {
    columns: ['at', 'subject', 'userName', 'outcome', 'count', 'address', 'device'],
    filters: ['day', 'outcome'],
    card: ['outcome', 'subject'],
  },
  empty,
})

/** What was done, what was called, what failed, who signed in; the latest first. */
export const logLists = { usual, api, error, login } satisfies Record<LogKind, unknown>
