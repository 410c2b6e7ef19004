import { label } from '../../i18n.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

/** What is done with an order beyond what is made from it. */
export const orderActions = {
  release: {
    call: post('release'),
    label: label('下达', 'Release', 'Phát hành'),
    icon: 'check-check',
    from: ['draft'],
    to: 'released',
    tone: 'primary',
    confirm: label(
      '下达后不能再修改，确定下达？',
      'A released order cannot be changed. Release it?',
      'Đơn đã phát hành sẽ không sửa được. Phát hành?',
    ),
    success: label('已下达', 'Released', 'Đã phát hành'),
    needs: ['lines'],
  },
  takeBack: {
    call: post('take-back'),
    label: label('撤回', 'Take back', 'Thu hồi'),
    icon: 'rotate-ccw',
    from: ['released', 'overdue'],
    to: 'draft',
    where: { issueStatus: ['none'], receiptStatus: ['none'] },
    success: label('已撤回为草稿', 'It is a draft again', 'Đã thu hồi thành bản nháp'),
  },
  complete: {
    call: post('complete'),
    label: label('完成', 'Complete', 'Hoàn thành'),
    icon: 'check',
    from: ['released', 'overdue'],
    to: 'completed',
    where: { receiptStatus: ['partly', 'fully'] },
    sends: 'erp',
    confirm: label(
      '完成后不能再发出或收回，确定完成？',
      'Nothing more can be issued or received. Complete it?',
      'Sau khi hoàn thành sẽ không xuất hay nhận thêm được. Hoàn thành?',
    ),
    success: label('已完成', 'Completed', 'Đã hoàn thành'),
  },
  resend: {
    call: post('resend'),
    label: label('重新发送 ERP', 'Send to the ERP again', 'Gửi lại ERP'),
    icon: 'send',
    from: ['completed'],
    where: { erpState: ['none', 'failed'] },
    sends: 'erp',
    success: label('已排队发送', 'Queued to be sent', 'Đã xếp hàng gửi'),
  },
  invalid: {
    call: post('invalid'),
    label: label('作废', 'Void', 'Hủy đơn'),
    icon: 'ban',
    from: ['draft', 'released', 'overdue'],
    to: 'invalid',
    where: { issueStatus: ['none'], receiptStatus: ['none'] },
    tone: 'danger',
    confirm: label(
      '作废后不能恢复，确定作废？',
      'A void order cannot be restored. Void it?',
      'Đơn đã hủy không thể khôi phục. Hủy đơn?',
    ),
    success: label('已作废', 'Voided', 'Đã hủy'),
  },
} as const satisfies Readonly<Record<string, Action>>
