import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { plus } from '../wire/paths.ts'

const states = {
  retrying: { label: label('重试中', 'Trying again', 'Đang thử lại'), tone: 'warning' },
  dead: { label: label('已放弃', 'Given up', 'Đã bỏ cuộc'), tone: 'danger' },
} as const

/** What could not be delivered to a neighbour. */
export const outboxList = defineListing({
  key: 'outbox',
  path: plus.outbox,
  permission: 'job_view',
  label: label('未送达', 'Undelivered', 'Chưa gửi được'),
  icon: 'send',
  fields: {
    kind: { kind: 'text', label: label('类型', 'Kind', 'Loại'), width: 150 },
    status: { kind: 'state', states, label: label('状态', 'Status', 'Trạng thái'), width: 130 },
    attempts: { kind: 'number', label: label('尝试次数', 'Attempts', 'Số lần thử'), width: 110 },
    createdAt: { kind: 'instant', label: label('创建时间', 'Created', 'Tạo lúc'), width: 170, seconds: true },
    nextAt: { kind: 'instant', label: label('下次尝试', 'Next attempt', 'Lần thử tới'), width: 170, seconds: true },
    failure: { kind: 'text', label: label('原因', 'Reason', 'Lý do'), width: 320 },
  },
  list: { columns: ['kind', 'status', 'attempts', 'createdAt', 'nextAt', 'failure'], card: ['status', 'failure'] },
  search: label('搜索类型或原因', 'Search kind or reason', 'Tìm theo loại hoặc lý do'),
  empty: { title: label('全部已送达', 'Everything was delivered', 'Đã gửi hết') },
})
