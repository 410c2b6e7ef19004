import { label } from '../../i18n.ts'
import type { FieldOf } from '../../kinds/index.ts'
import { type Action, post, type State, type States } from '../../resource/core.ts'

export const experimentStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  published: { label: label('已发布', 'Published', 'Đã phát hành'), tone: 'info', editable: true },
  running: { label: label('进行中', 'Running', 'Đang thực hiện'), tone: 'pending' },
  passed: { label: label('通过', 'Passed', 'Đạt'), tone: 'success' },
  failed: { label: label('未通过', 'Failed', 'Không đạt'), tone: 'danger' },
  cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'warning', removable: true },
} as const satisfies States<State>

const result: FieldOf<'longText'> = {
  kind: 'longText',
  label: label('试验结论', 'Result', 'Kết luận thử nghiệm'),
  required: true,
  max: 2000,
}
const at = (name: string) => post(`/blade-bip/plus/experiment-notice/${name}`)

/** Each step tells those whom the settings of its moment find. */
export const experimentActions = {
  publish: {
    call: at('publish'),
    label: label('发布', 'Publish', 'Phát hành'),
    icon: 'send',
    tone: 'primary',
    from: ['draft'],
    to: 'published',
    success: label('已发布并通知', 'Published and notified', 'Đã phát hành và thông báo'),
  },
  start: {
    call: at('start'),
    label: label('开始试验', 'Begin', 'Bắt đầu'),
    icon: 'play',
    tone: 'primary',
    from: ['published'],
    to: 'running',
    success: label('试验已开始', 'The experiment runs', 'Thử nghiệm đã bắt đầu'),
  },
  pass: {
    call: at('pass'),
    label: label('判定通过', 'Passed', 'Kết luận đạt'),
    icon: 'check',
    from: ['running'],
    to: 'passed',
    args: { result },
    sets: { resultText: { arg: 'result' }, concludedAt: { now: true } },
    success: label('已判定通过', 'Marked as passed', 'Đã kết luận đạt'),
  },
  fail: {
    call: at('fail'),
    label: label('判定未通过', 'Failed', 'Kết luận không đạt'),
    icon: 'x',
    tone: 'danger',
    from: ['running'],
    to: 'failed',
    args: { result },
    sets: { resultText: { arg: 'result' }, concludedAt: { now: true } },
    success: label('已判定未通过', 'Marked as failed', 'Đã kết luận không đạt'),
  },
  cancel: {
    call: at('cancel'),
    label: label('取消试验', 'Cancel', 'Hủy thử nghiệm'),
    icon: 'ban',
    from: ['published', 'running'],
    to: 'cancelled',
    args: {
      reason: { kind: 'text', label: label('取消原因', 'Cancelled because', 'Lý do hủy'), required: true, max: 300 },
    },
    sets: { cancelReason: { arg: 'reason' } },
    success: label('试验已取消', 'The experiment is cancelled', 'Đã hủy thử nghiệm'),
  },
} as const satisfies Record<string, Action>
