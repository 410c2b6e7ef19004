import { label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

/** How a dispatch goes on: asked for and approved, then as its assembly goes. */
export const shipStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  queued: { label: label('排队', 'Queued', 'Chờ'), tone: 'neutral' },
  assembling: { label: label('装配中', 'Assembling', 'Đang lắp ráp'), tone: 'info' },
  rushing: { label: label('赶工', 'Rushing', 'Gấp'), tone: 'warning' },
  ready: { label: label('待装车', 'Ready to load', 'Chờ xếp xe'), tone: 'info' },
  changing: { label: label('变更中', 'Changing', 'Đang thay đổi'), tone: 'pending' },
  shipped: { label: label('已发运', 'Dispatched', 'Đã giao'), tone: 'success' },
} as const satisfies Record<string, State>

/** Asking for a dispatch, deciding over it, and how its assembly and loading go on; the wall shows each step at once. */
export const shipActions = (path: string): Readonly<Record<string, Action>> => ({
  apply: {
    call: post(`${path}/apply`),
    label: label('提交审批', 'Ask for approval', 'Gửi duyệt'),
    icon: 'send',
    from: ['draft'],
    to: 'inApproval',
    tone: 'primary',
    success: label('已提交审批', 'Sent for approval', 'Đã gửi duyệt'),
  },
  approve: {
    call: post(`${path}/approve`),
    label: label('批准', 'Approve', 'Duyệt'),
    icon: 'check',
    from: ['inApproval'],
    to: 'queued',
    tone: 'primary',
    sets: { rejectReason: { value: null } },
    success: label('已批准，进入排队', 'Approved and queued', 'Đã duyệt, đang chờ lắp ráp'),
  },
  giveBack: {
    call: post(`${path}/give-back`),
    label: label('退回', 'Send back', 'Trả lại'),
    icon: 'undo',
    from: ['inApproval'],
    to: 'draft',
    asks: ['rejectReason'],
    needs: ['rejectReason'],
    success: label('已退回申请人', 'Sent back', 'Đã trả lại'),
  },
  progress: {
    call: post(`${path}/progress`),
    label: label('更新装配进度', 'Report progress', 'Cập nhật tiến độ'),
    icon: 'play',
    from: ['queued', 'assembling', 'rushing', 'changing'],
    to: 'assembling',
    asks: ['assemblyProgress'],
    needs: ['assemblyProgress'],
    success: label('进度已更新', 'Progress is reported', 'Đã cập nhật tiến độ'),
  },
  rush: {
    call: post(`${path}/rush`),
    label: label('标记赶工', 'Rush it', 'Đánh dấu gấp'),
    icon: 'calendar-clock',
    from: ['queued', 'assembling', 'changing'],
    to: 'rushing',
    success: label('已标记赶工', 'It is rushed', 'Đã đánh dấu gấp'),
  },
  change: {
    call: post(`${path}/change`),
    label: label('变更发运时间', 'Change its day', 'Đổi thời gian giao'),
    icon: 'rotate-ccw',
    from: ['queued', 'assembling', 'rushing', 'ready'],
    to: 'changing',
    asks: ['planShipTime', 'remark'],
    needs: ['planShipTime'],
    success: label('发运时间已变更', 'It leaves at another time', 'Đã đổi thời gian giao'),
  },
  ready: {
    call: post(`${path}/ready`),
    label: label('装配完成', 'Ready to load', 'Sẵn sàng xếp xe'),
    icon: 'check-check',
    from: ['queued', 'assembling', 'rushing', 'changing'],
    to: 'ready',
    sets: { assemblyProgress: { value: '100' } },
    success: label('已转为待装车', 'It waits to be loaded', 'Đang chờ xếp xe'),
  },
  depart: {
    call: post(`${path}/depart`),
    label: label('发运', 'Dispatch', 'Giao hàng'),
    icon: 'send',
    from: ['ready'],
    to: 'shipped',
    tone: 'primary',
    sets: { actualShipTime: { now: true } },
    confirm: label(
      '确认货物已装车离厂？发运时间记为现在。',
      'Has it been loaded and left? It is dispatched as of now.',
      'Hàng đã xếp xe và rời nhà máy? Thời gian giao là bây giờ.',
    ),
    success: label('已发运', 'Dispatched', 'Đã giao'),
  },
})
