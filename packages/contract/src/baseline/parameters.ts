import { type Label, label } from '../i18n.ts'
import { customerParameters } from './customerParameters.ts'

type Common = { key: string; group: 'signIn' | 'log' | 'file' | 'customer' | 'record'; label: Label; hint: Label }

/** A setting of a tenant: what it means, what it may be, and what holds while nobody has set it. */
export type Parameter = Common &
  (
    | { type: 'number'; initial: number; min: number; max: number; unit: Label }
    | { type: 'boolean'; initial: boolean }
    | { type: 'choice'; initial: string; options: readonly { value: string; label: Label }[] }
  )

const days = label('天', 'days', 'ngày')

/** Every setting that the server reads. */
export const parameters = {
  captcha: {
    key: 'login.captcha',
    group: 'signIn',
    type: 'choice',
    initial: 'operator',
    label: label('登录验证码', 'Captcha at sign-in', 'Mã xác nhận khi đăng nhập'),
    hint: label('何时要求输入验证码', 'When a captcha is asked for', 'Khi nào yêu cầu nhập mã xác nhận'),
    options: [
      { value: 'operator', label: label('按部署设置', 'As the operator set it', 'Theo thiết lập triển khai') },
      { value: 'off', label: label('不要求', 'Never', 'Không yêu cầu') },
      { value: 'afterFailures', label: label('失败三次后', 'After three failures', 'Sau ba lần sai') },
      { value: 'always', label: label('每次', 'Always', 'Luôn luôn') },
    ],
  },
  freeFailures: {
    key: 'login.freeFailures',
    group: 'signIn',
    type: 'number',
    initial: 10,
    min: 3,
    max: 20,
    unit: label('次', 'tries', 'lần'),
    label: label('锁定前允许失败', 'Failures before an account waits', 'Số lần sai trước khi khóa'),
    hint: label(
      '达到后账号须等待 1 至 15 分钟，或由管理员解锁',
      'Then the account waits 1 to 15 minutes, or until an administrator unlocks it',
      'Sau đó tài khoản phải chờ 1 đến 15 phút hoặc đến khi quản trị viên mở khóa',
    ),
  },
  logCalls: {
    key: 'log.calls',
    group: 'log',
    type: 'choice',
    initial: 'changes',
    label: label('记录接口调用', 'Calls that are logged', 'Ghi nhật ký lời gọi'),
    hint: label(
      '“写入”包括被拒绝和超过一秒的读取',
      '“Changes” includes refused calls and reads that take longer than a second',
      '“Thay đổi” gồm cả lời gọi bị từ chối và lượt đọc lâu hơn một giây',
    ),
    options: [
      { value: 'off', label: label('不记录', 'None', 'Không ghi') },
      { value: 'changes', label: label('写入', 'Changes', 'Thay đổi') },
      { value: 'all', label: label('全部', 'All', 'Tất cả') },
    ],
  },
  logDays: {
    key: 'log.days',
    group: 'log',
    type: 'number',
    initial: 90,
    min: 1,
    max: 3650,
    unit: days,
    label: label('日志保留', 'Logs are kept', 'Lưu nhật ký'),
    hint: label(
      '接口、错误和登录日志；操作日志属于记录的历史，一直保留',
      'Calls, errors and sign-ins; operations are the history of records and stay',
      'Lời gọi, lỗi và đăng nhập; nhật ký thao tác là lịch sử bản ghi nên luôn được giữ',
    ),
  },
  binDays: {
    key: 'record.binDays',
    group: 'record',
    type: 'number',
    initial: 30,
    min: 1,
    max: 3650,
    unit: days,
    label: label('回收站保留', 'The bin keeps records', 'Thùng rác giữ bản ghi'),
    hint: label(
      '已删除的记录在此期间可以恢复，之后连同其文件彻底删除',
      'Removed records can be restored for so long; then they are removed for good, with their files',
      'Bản ghi đã xóa có thể khôi phục trong thời gian này, sau đó bị xóa vĩnh viễn cùng tệp',
    ),
  },
  filePersonLimit: {
    key: 'file.personLimit',
    group: 'file',
    type: 'number',
    initial: 2048,
    min: 10,
    max: 10_000_000,
    unit: label('MB', 'MB', 'MB'),
    label: label('每人文件上限', 'Files per person', 'Dung lượng tệp mỗi người'),
    hint: label(
      '一个人上传的文件合计最多占用的空间',
      'The room that the uploads of one person may take together',
      'Tổng dung lượng mà các tệp do một người tải lên được chiếm',
    ),
  },
  ...customerParameters,
} as const satisfies Record<string, Parameter>

export type ParameterName = keyof typeof parameters
type Widened<T> = T extends number ? number : T extends boolean ? boolean : string
/** What a setting holds, by its type. */
export type ParameterValue<N extends ParameterName> = Widened<(typeof parameters)[N]['initial']>
