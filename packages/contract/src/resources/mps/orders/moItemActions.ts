import { label } from '../../../i18n.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'
import { groupField } from '../plant/fields.ts'

const childArgs = {
  quantity: {
    kind: 'number',
    label: label('数量', 'Quantity', 'Số lượng'),
    scale: 4,
    min: '0.0001',
    required: true,
  },
  workGroupId: groupField,
  dueDate: { kind: 'date', label: label('交期', 'Due', 'Hạn giao') },
  remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200 },
} as const

/** What is done with an item of an order. */
export const moItemActions: Readonly<Record<string, Action>> = {
  release: {
    call: post('release'),
    label: label('下达', 'Release', 'Ban hành'),
    icon: 'send',
    from: ['planned'],
    to: 'released',
    tone: 'primary',
    needs: ['operations'],
    success: label('已下达', 'Released', 'Đã ban hành'),
  },
  begin: {
    call: post('begin'),
    label: label('开工', 'Begin', 'Bắt đầu'),
    icon: 'play',
    from: ['released'],
    to: 'running',
    success: label('已开工', 'Begun', 'Đã bắt đầu'),
  },
  pause: {
    call: post('item-pause'),
    label: label('暂停', 'Pause', 'Tạm dừng'),
    icon: 'circle-stop',
    from: ['released', 'running'],
    to: 'paused',
    asks: ['pauseReason', 'pauseNote'],
    needs: ['pauseReason'],
    sets: { pausedAt: { now: true }, scheduleStatus: { value: '2' } },
    success: label('已暂停', 'Paused', 'Đã tạm dừng'),
  },
  resume: {
    call: post('item-resume'),
    label: label('恢复', 'Resume', 'Tiếp tục'),
    icon: 'play',
    from: ['paused'],
    to: 'released',
    sets: {
      pauseReason: { value: null },
      pauseNote: { value: null },
      pausedAt: { value: null },
      scheduleStatus: { value: '3' },
    },
    tells: { changed: label('暂停期间的变化', 'What changed during the pause', 'Thay đổi trong lúc dừng') },
    success: label('已恢复，请重新排程', 'Resumed. It is to be scheduled again', 'Đã tiếp tục, cần lập lại lịch'),
  },
  requisition: {
    call: post('mro-generate'),
    label: label('生成领料', 'Requisition', 'Lĩnh vật tư'),
    icon: 'stamp',
    from: ['planned', 'released', 'running'],
    where: { requisitionStatus: ['0', '1'] },
    success: label('已预留现有库存', 'What is in stock was reserved', 'Đã giữ hàng có sẵn'),
  },
  decompose: {
    call: post('add-decomposition-plan'),
    label: label('分解计划', 'Decompose', 'Phân rã'),
    icon: 'arrow-right-left',
    from: ['planned', 'released'],
    args: childArgs,
    bulk: false,
    success: label('已增加分解计划', 'Decomposition plan added', 'Đã thêm kế hoạch phân rã'),
  },
  finish: {
    call: post('finish'),
    label: label('完工', 'Finish', 'Hoàn thành'),
    icon: 'check-check',
    from: ['running'],
    to: 'done',
    success: label('已完工', 'Done', 'Đã hoàn thành'),
  },
  cancel: {
    call: post('cancel'),
    label: label('取消', 'Cancel', 'Hủy'),
    icon: 'ban',
    from: ['planned', 'released', 'paused'],
    to: 'cancelled',
    tone: 'danger',
    success: label('已取消', 'Cancelled', 'Đã hủy'),
  },
}
