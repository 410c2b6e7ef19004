import { label } from '../../../i18n.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'
import { groupField } from '../plant/fields.ts'

const part = {
  partQuantity: {
    kind: 'number',
    label: label('每项数量', 'Quantity of each', 'Số lượng mỗi phần'),
    scale: 4,
    min: '0.0001',
    required: true,
  },
  parts: {
    kind: 'number',
    label: label('项数', 'How many items', 'Số phần'),
    min: '1',
    max: '500',
    required: true,
    initial: '1',
  },
  workGroupId: groupField,
  firstDue: { kind: 'date', label: label('首项交期', 'First due on', 'Hạn phần đầu') },
  everyDays: {
    kind: 'number',
    label: label('间隔天数', 'Days between', 'Số ngày giữa'),
    min: '0',
    max: '365',
    initial: '0',
  },
} as const

/** What is done with an order as a whole. */
export const moActions: Readonly<Record<string, Action>> = {
  release: {
    call: post('release'),
    label: label('下达', 'Release', 'Ban hành'),
    icon: 'send',
    from: ['planned'],
    to: 'released',
    tone: 'primary',
    needs: ['routeId'],
    success: label('已下达', 'Released', 'Đã ban hành'),
  },
  split: {
    call: post('mo-split-plan'),
    label: label('拆分', 'Split', 'Tách lệnh'),
    icon: 'arrow-right-left',
    from: ['planned', 'released', 'running'],
    where: { splitStatus: ['0', '1'] },
    args: part,
    bulk: false,
    success: label('已拆分', 'Split', 'Đã tách'),
  },
  generateItems: {
    call: post('mo-item-generate-v2'),
    label: label('生成明细', 'Make items', 'Tạo mục lệnh'),
    icon: 'make',
    from: ['planned', 'released', 'running'],
    where: { splitStatus: ['0', '1'] },
    success: label('已生成', 'Items made', 'Đã tạo'),
  },
  adjust: {
    call: post('adjust'),
    label: label('调整交期', 'Change due day', 'Đổi hạn giao'),
    icon: 'calendar-clock',
    from: ['released', 'running'],
    asks: ['dueDate', 'priority', 'materialsOn'],
    needs: ['dueDate', 'priority'],
    success: label('已调整，请重新排程', 'Changed. Reschedule to follow it', 'Đã đổi, hãy lập lại lịch'),
  },
  unsplit: {
    call: post('undo-split'),
    label: label('撤销拆分', 'Undo the split', 'Hủy tách lệnh'),
    icon: 'undo',
    from: ['planned', 'released', 'running'],
    where: { splitStatus: ['1', '2'] },
    confirm: label(
      '尚未开工、未领料、未报工的明细将取消，其数量可重新拆分；其余明细保留。确定撤销？',
      'Items that nobody began, took material for or reported hours on are cancelled, and their quantity can be split anew. The others stay. Go on?',
      'Các mục chưa bắt đầu, chưa lĩnh vật tư và chưa báo giờ sẽ bị hủy, số lượng đó có thể tách lại. Các mục khác giữ nguyên. Tiếp tục?',
    ),
    success: label('已撤销拆分', 'The split is undone', 'Đã hủy tách lệnh'),
  },
  cancel: {
    call: post('cancel'),
    label: label('取消', 'Cancel', 'Hủy'),
    icon: 'ban',
    from: ['planned', 'released'],
    to: 'cancelled',
    tone: 'danger',
    confirm: label(
      '订单及其未开工的明细都将取消，确定取消？',
      'The order and its items that are not begun are cancelled. Go on?',
      'Lệnh và các mục chưa bắt đầu sẽ bị hủy. Tiếp tục?',
    ),
    success: label('已取消', 'Cancelled', 'Đã hủy'),
  },
}
