import { type Label, label } from '../../i18n.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'
import type { State } from '../../resource/states.ts'
import { orderActions, orderStates } from './orderParts.ts'

const { draft, inReview, invalid } = orderStates

/** How a request goes on: as orders do, and approved before anything is ordered of it. */
export const requestStates: Readonly<Record<string, State>> = {
  ...(draft && { draft }),
  ...(inReview && { inReview }),
  approved: { label: label('已批准', 'Approved', 'Đã duyệt'), tone: 'success' },
  ...(invalid && { invalid }),
}

/** What is done with a request: what orders have, approval, and closing what will not be ordered. */
export function requestActions(what: Label): Readonly<Record<string, Action>> {
  const { commit, invalid } = orderActions('pr-', what)
  return {
    ...(commit && { commit }),
    approve: {
      call: post('pr-approve'),
      label: label('批准', 'Approve', 'Duyệt'),
      icon: 'check',
      from: ['inReview'],
      to: 'approved',
      tone: 'primary',
      sets: { rejectReason: { value: null } },
      success: label('已批准', 'Approved', 'Đã duyệt'),
    },
    reject: {
      call: post('pr-reject'),
      label: label('退回', 'Send back', 'Trả lại'),
      icon: 'undo',
      from: ['inReview'],
      to: 'draft',
      asks: ['rejectReason'],
      needs: ['rejectReason'],
      success: label('已退回申请人', 'Sent back', 'Đã trả lại'),
    },
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
    ...(invalid && { invalid: { ...invalid, from: ['draft', 'inReview', 'approved'], where: { orderStatus: ['none'] } } }),
  }
}
