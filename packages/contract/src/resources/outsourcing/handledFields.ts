import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import type { State, States } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

/** What issues and receipts of outsourced work have alike. */
export const handledFields = {
  handledStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
  supplierId: {
    kind: 'reference',
    label: label('外协供应商', 'Supplier', 'Nhà cung cấp'),
    to: 'supplier',
    required: true,
    indexed: true,
    width: 220,
  },
  orgId: {
    kind: 'reference',
    label: label('组织', 'Organisation', 'Tổ chức'),
    to: 'organisation',
    required: true,
    width: 150,
  },
  handlerId: {
    kind: 'person',
    label: label('经办人', 'Handled by', 'Người thực hiện'),
    required: true,
    indexed: true,
    width: 120,
  },
  handledOn: {
    kind: 'date',
    label: label('日期', 'Date', 'Ngày'),
    required: true,
    sortable: true,
    indexed: true,
    width: 120,
  },
  noteNo: { kind: 'text', label: label('送货单号', 'Delivery note', 'Số phiếu giao'), max: 60, searchable: true, width: 140 },
  plate: { kind: 'text', label: label('车牌号', 'Vehicle', 'Biển số xe'), max: 20, width: 110 },
  driver: { kind: 'text', label: label('司机', 'Driver', 'Tài xế'), max: 40, width: 110 },
  remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') },
} as const satisfies Fields

export const handledStates: States<State> = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  confirmed: { label: label('已确认', 'Confirmed', 'Đã xác nhận'), tone: 'success' },
  invalid: { label: label('已作废', 'Void', 'Đã hủy'), tone: 'danger', removable: true },
}

export const handledActions = {
  confirm: {
    call: post('confirm'),
    label: label('确认', 'Confirm', 'Xác nhận'),
    icon: 'check',
    from: ['draft'],
    to: 'confirmed',
    tone: 'primary',
    success: label('已确认', 'Confirmed', 'Đã xác nhận'),
    needs: ['lines'],
  },
  invalid: {
    call: post('invalid'),
    label: label('作废', 'Void', 'Hủy phiếu'),
    icon: 'ban',
    from: ['draft', 'confirmed'],
    to: 'invalid',
    tone: 'danger',
    confirm: label(
      '作废后数量退回外协订单，确定作废？',
      'Its quantities go back to the order. Void it?',
      'Số lượng sẽ trả về đơn gia công. Hủy phiếu?',
    ),
    success: label('已作废', 'Voided', 'Đã hủy'),
  },
} as const satisfies Readonly<Record<string, Action>>
