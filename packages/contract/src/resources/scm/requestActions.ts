import { type Label, label } from '../../i18n.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'
import { orderActions } from './orderParts.ts'

/** What is done with a request: what orders have, and closing what will not be ordered. What is ordered already is not void. */
export function requestActions(what: Label): Readonly<Record<string, Action>> {
  const { invalid, ...actions } = orderActions('pr-', what)
  return {
    ...actions,
    close: {
      call: post('pr-close'),
      label: label('关闭', 'Close', 'Đóng'),
      icon: 'circle-stop',
      from: ['approved'],
      where: { orderStatus: ['none', 'partly'] },
      sets: { orderStatus: { value: 'closed' } },
      confirm: label(
        '关闭后剩余数量不再采购，确定关闭？',
        'What is still open will not be bought. Close it?',
        'Số lượng còn lại sẽ không mua nữa. Đóng yêu cầu?',
      ),
      success: label('已关闭', 'Closed', 'Đã đóng'),
    },
    ...(invalid && { invalid: { ...invalid, where: { orderStatus: ['none'] } } }),
  }
}
