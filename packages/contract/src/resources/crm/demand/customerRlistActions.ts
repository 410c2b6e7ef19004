import { label } from '../../../i18n.ts'
import { type Action, post, type State, type States } from '../../../resource/core.ts'

/** From a draft over the engineers' look to what was agreed with the customer, until a later version takes its place. */
export const rlistStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  review: { label: label('评审中', 'In review', 'Đang xem xét'), tone: 'pending' },
  confirmed: { label: label('已确认', 'Confirmed', 'Đã xác nhận'), tone: 'success' },
  superseded: { label: label('已被替代', 'Superseded', 'Đã thay thế'), tone: 'warning' },
} as const satisfies States<State>

/** What is done with a demand schedule as a whole. */
export const rlistActions = {
  commit: {
    call: post('/blade-bip/plus/customer-rlist/commit'),
    label: label('提交评审', 'Send to review', 'Gửi xem xét'),
    icon: 'send',
    tone: 'primary',
    from: ['draft'],
    to: 'review',
    sets: { returnReason: { value: null } },
    success: label('已提交评审', 'Sent to review', 'Đã gửi xem xét'),
  },
  sendBack: {
    call: post('/blade-bip/plus/customer-rlist/send-back'),
    label: label('退回', 'Send back', 'Trả lại'),
    icon: 'undo',
    from: ['review'],
    to: 'draft',
    args: {
      reason: { kind: 'text', label: label('退回原因', 'Sent back because', 'Lý do trả lại'), required: true, max: 500 },
    },
    sets: { returnReason: { arg: 'reason' } },
    success: label('已退回', 'Sent back', 'Đã trả lại'),
  },
  confirm: {
    call: post('/blade-bip/plus/customer-rlist/confirm'),
    label: label('确认', 'Confirm', 'Xác nhận'),
    icon: 'check',
    tone: 'primary',
    from: ['review'],
    to: 'confirmed',
    sets: { confirmedBy: { me: true }, confirmedAt: { now: true } },
    confirm: label(
      '确认后，此前确认的版本将被替代。是否继续？',
      'The version confirmed before is superseded by this one. Go on?',
      'Phiên bản đã xác nhận trước đó sẽ bị thay thế. Tiếp tục?',
    ),
    success: label('已确认', 'Confirmed', 'Đã xác nhận'),
  },
  newVersion: {
    call: post('/blade-bip/plus/customer-rlist/new-version'),
    label: label('新建版本', 'New version', 'Tạo phiên bản mới'),
    icon: 'copy',
    from: ['review', 'confirmed'],
    bulk: false,
    args: {
      reason: { kind: 'text', label: label('变更原因', 'Why it changes', 'Lý do thay đổi'), required: true, max: 500 },
    },
    tells: { newVersion: label('新版本', 'New version', 'Phiên bản mới') },
    success: label('已新建版本', 'New version made', 'Đã tạo phiên bản mới'),
  },
} as const satisfies Record<string, Action>
