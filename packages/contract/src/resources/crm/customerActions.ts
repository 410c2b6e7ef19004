import { label } from '../../i18n.ts'
import { type Action, post } from '../../resource/core.ts'

/** How a customer comes to another owner. */
export const customerActions = {
  claim: {
    call: post('/blade-bip/plus/customer/claim'),
    label: label('领取', 'Claim', 'Nhận khách hàng'),
    icon: 'user-check',
    tone: 'primary',
    where: { poolStatus: ['pool'] },
    sets: { ownerId: { me: true }, poolStatus: { value: 'owned' }, poolReason: { value: null } },
    success: label('已领取', 'Claimed', 'Đã nhận'),
  },
  transfer: {
    call: post('/blade-bip/plus/customer/transfer'),
    label: label('转移', 'Transfer', 'Chuyển giao'),
    icon: 'arrow-right-left',
    args: {
      toId: { kind: 'person', label: label('转移给', 'To', 'Chuyển cho'), required: true },
    },
    sets: { ownerId: { arg: 'toId' }, poolStatus: { value: 'owned' }, poolReason: { value: null } },
    success: label('已转移', 'Transferred', 'Đã chuyển giao'),
  },
  release: {
    call: post('/blade-bip/plus/customer/release'),
    label: label('退回公海', 'Release to the pool', 'Trả về kho chung'),
    icon: 'undo',
    where: { poolStatus: ['owned'] },
    sets: { ownerId: { value: null }, poolStatus: { value: 'pool' }, poolReason: { arg: 'reason' } },
    args: {
      reason: {
        kind: 'dict',
        label: label('原因', 'Reason', 'Lý do'),
        dictionary: 'DC_POOL_REASON',
        required: true,
      },
    },
    success: label('已退回公海', 'Released to the pool', 'Đã trả về kho chung'),
  },
} as const satisfies Record<string, Action>
