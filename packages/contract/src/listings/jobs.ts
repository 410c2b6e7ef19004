import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { jobCalls } from '../wire/jobs.ts'

/** How a job, or one run of it, stands. */
export const jobStates = {
  running: { label: label('执行中', 'Running', 'Đang chạy'), tone: 'info' },
  paused: { label: label('已暂停', 'Paused', 'Tạm dừng'), tone: 'warning' },
  failed: { label: label('失败', 'Failed', 'Thất bại'), tone: 'danger' },
  done: { label: label('完成', 'Done', 'Hoàn tất'), tone: 'success' },
  waiting: { label: label('等待中', 'Waiting', 'Đang chờ'), tone: 'neutral' },
} as const

export type JobStatus = keyof typeof jobStates

/** What the installation does by itself: when it ran, how that went, when it runs again. */
export const jobList = defineListing({
  key: 'job',
  path: `${jobCalls.info}/list`,
  label: label('系统任务', 'Jobs', 'Tác vụ hệ thống'),
  icon: 'play',
  fields: {
    name: { kind: 'text', label: label('任务', 'Job', 'Tác vụ'), width: 220 },
    status: { kind: 'state', states: jobStates, label: label('状态', 'Status', 'Trạng thái'), width: 130 },
    every: { kind: 'text', label: label('间隔', 'Every', 'Chu kỳ'), width: 130 },
    startedAt: { kind: 'instant', label: label('上次执行', 'Last run', 'Lần chạy trước'), width: 170, seconds: true },
    took: { kind: 'text', label: label('耗时', 'Took', 'Mất'), width: 120 },
    nextAt: { kind: 'instant', label: label('下次执行', 'Next run', 'Lần chạy tới'), width: 170, seconds: true },
    result: { kind: 'text', label: label('结果', 'Result', 'Kết quả'), width: 240 },
  },
  list: {
    columns: ['name', 'status', 'every', 'startedAt', 'took', 'nextAt', 'result'],
    card: ['status', 'result'],
  },
  search: label('搜索任务', 'Search jobs', 'Tìm tác vụ'),
  empty: { title: label('没有系统任务', 'No jobs', 'Không có tác vụ') },
})
