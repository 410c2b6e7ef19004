import { label } from '../../../i18n.ts'
import type { State, States } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'

/** A planner takes a proposal or leaves it; the next run takes the place of those that nobody decided. */
export const proposalStates: States<State> = {
  open: { label: label('待处理', 'Open', 'Chờ xử lý'), tone: 'pending', editable: true },
  accepted: { label: label('已采纳', 'Accepted', 'Đã chấp nhận'), tone: 'success' },
  dismissed: { label: label('已忽略', 'Dismissed', 'Đã bỏ qua'), tone: 'neutral' },
}

/** What a planner does with proposals, one by one or many at once. */
export const proposalActions: Readonly<Record<string, Action>> = {
  accept: {
    call: post('mrp-split-order-accept'),
    label: label('采纳', 'Accept', 'Chấp nhận'),
    icon: 'check',
    from: ['open'],
    to: 'accepted',
    tone: 'primary',
    confirm: label(
      '将按建议生成采购申请、生产订单，或修改现有单据。确定采纳？',
      'Purchase requests and manufacturing orders are made, existing orders are changed. Accept?',
      'Sẽ tạo yêu cầu mua, lệnh sản xuất hoặc sửa chứng từ hiện có. Chấp nhận?',
    ),
    success: label('已采纳', 'Accepted', 'Đã chấp nhận'),
  },
  dismiss: {
    call: post('mrp-split-order-dismiss'),
    label: label('忽略', 'Dismiss', 'Bỏ qua'),
    icon: 'x',
    from: ['open'],
    to: 'dismissed',
    asks: ['dismissReason'],
    success: label('已忽略，需求变化前不再提示', 'Dismissed until the need changes', 'Đã bỏ qua đến khi nhu cầu thay đổi'),
  },
  reopen: {
    call: post('mrp-split-order-reopen'),
    label: label('恢复', 'Take up again', 'Mở lại'),
    icon: 'undo',
    from: ['dismissed'],
    to: 'open',
    sets: { dismissReason: { value: null } },
    success: label('已恢复', 'It is open again', 'Đã mở lại'),
  },
  push: {
    call: post('push-erp'),
    label: label('推送 ERP', 'Push to ERP', 'Đẩy sang ERP'),
    icon: 'send',
    from: ['open', 'accepted'],
    where: { erpState: ['none', 'failed'] },
    sends: 'erp',
    success: label('已推送', 'Pushed', 'Đã đẩy'),
  },
}
