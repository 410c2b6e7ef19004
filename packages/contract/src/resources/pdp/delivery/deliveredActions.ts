import { label } from '../../../i18n.ts'
import type { State } from '../../../kinds/states.ts'
import type { Action } from '../../../resource/action.ts'
import { post } from '../../../resource/core.ts'

export const deliveredStates = {
  planned: { label: label('待装箱', 'To be packed', 'Chờ đóng gói'), tone: 'neutral', editable: true, removable: true },
  packed: { label: label('已装箱', 'Packed', 'Đã đóng gói'), tone: 'info', editable: true },
  shipped: { label: label('已发出', 'Sent', 'Đã gửi'), tone: 'pending', editable: true },
  accepted: { label: label('已验收', 'Accepted', 'Đã nghiệm thu'), tone: 'success' },
  defective: { label: label('验收有缺陷', 'Accepted with defects', 'Nghiệm thu có lỗi'), tone: 'warning', editable: true },
} as const satisfies Record<string, State>

const signed = { asks: ['signerName', 'signature', 'photos', 'acceptanceNote'], sets: { acceptedOn: { now: true } } } as const

/** From the workshop to the customer's signature. */
export const deliveredActions: Readonly<Record<string, Action>> = {
  pack: {
    call: post('pack'),
    label: label('装箱完成', 'Packed', 'Đã đóng gói'),
    icon: 'check',
    from: ['planned'],
    to: 'packed',
    tone: 'primary',
    needs: ['packages'],
    success: label('已装箱', 'Packed', 'Đã đóng gói'),
  },
  send: {
    call: post('send'),
    label: label('发出', 'Send', 'Gửi hàng'),
    icon: 'send',
    from: ['packed'],
    to: 'shipped',
    tone: 'primary',
    asks: ['carrier', 'trackingNo'],
    sets: { shippedOn: { now: true } },
    success: label('已发出', 'Sent', 'Đã gửi'),
  },
  accept: {
    ...signed,
    call: post('accept'),
    label: label('客户验收', 'Accept', 'Nghiệm thu'),
    icon: 'check-check',
    from: ['shipped', 'defective'],
    to: 'accepted',
    tone: 'primary',
    needs: ['signerName', 'signature'],
    success: label('已验收', 'Accepted', 'Đã nghiệm thu'),
  },
  acceptWithDefects: {
    ...signed,
    call: post('accept-with-defects'),
    label: label('有缺陷验收', 'Accept with defects', 'Nghiệm thu có lỗi'),
    icon: 'undo',
    from: ['shipped'],
    to: 'defective',
    needs: ['signerName', 'signature', 'acceptanceNote'],
    success: label(
      '已验收，缺陷请登记到交付项',
      'Accepted; enter the defects with their items',
      'Đã nghiệm thu, hãy ghi lỗi vào hạng mục',
    ),
  },
}
