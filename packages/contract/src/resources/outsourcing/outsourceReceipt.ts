import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { handledActions, handledFields, handledStates } from './handledFields.ts'
import { ofOrder, worked } from './orderLines.ts'

/** Work that comes back from a supplier, made from what orders have still to receive; what is rejected is counted beside it. */
export const outsourceReceipt = defineResource({
  key: 'outsourceReceipt',
  path: '/blade-bip/plus/outsource-receipt',
  calls: standardCalls(),
  label: label('外协收回单', 'Outsourcing receipt', 'Phiếu nhận gia công'),
  icon: 'inbox',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('单号', 'Number', 'Số phiếu'),
      template: 'WS-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    ...handledFields,
    lines: {
      kind: 'lines',
      label: label('收回明细', 'Lines', 'Chi tiết nhận'),
      minLines: 1,
      maxLines: 500,
      fields: {
        ...worked,
        quantity: {
          kind: 'number',
          label: label('收回数量', 'Received', 'Số lượng nhận'),
          scale: 4,
          min: '0.0001',
          required: true,
          width: 110,
        },
        unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', required: true, width: 80 },
        open: {
          kind: 'number',
          label: label('订单未收回', 'Still to receive', 'Đơn còn chưa nhận'),
          scale: 4,
          from: ['orderLineId', 'receiptOpen'],
          width: 120,
        },
        rejected: {
          kind: 'number',
          label: label('其中不合格', 'Rejected of it', 'Trong đó không đạt'),
          scale: 4,
          min: '0',
          required: true,
          initial: '0',
          width: 110,
        },
        accepted: {
          kind: 'number',
          label: label('合格', 'Accepted', 'Đạt'),
          scale: 4,
          formula: { op: 'subtract', args: ['quantity', 'rejected'], scale: 4 },
          width: 100,
        },
        rejectReason: {
          kind: 'text',
          label: label('不合格原因', 'Reason', 'Nguyên nhân không đạt'),
          max: 200,
          requiredWhen: {
            not: {
              any: [
                { field: 'rejected', eq: '0' },
                { field: 'rejected', filled: false },
              ],
            },
          },
          width: 160,
        },
        ...ofOrder,
        remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
  },
  list: {
    columns: ['no', 'supplierId', 'handledStatus', 'handledOn', 'handlerId', 'noteNo', 'plate', 'lineCount'],
    filters: ['no', 'supplierId', 'handledStatus', 'handledOn', 'handlerId', 'noteNo'],
  },
  form: [
    {
      label: label('基本信息', 'Basics', 'Thông tin chung'),
      fields: ['no', 'supplierId', 'orgId', 'handledOn', 'handlerId', 'noteNo', 'plate', 'driver'],
    },
    { label: label('收回明细', 'Lines', 'Chi tiết nhận'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: handledStates,
  actions: handledActions,
  menu: { group: 'outsourcing.orders', path: '/outsourcing/receipt', order: 5 },
})
