import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { handledActions, handledFields, handledStates } from './handledFields.ts'
import { ofOrder, worked } from './orderLines.ts'

/** Material that goes out to a supplier, made from what orders have still to issue. */
export const outsourceIssue = defineResource({
  key: 'outsourceIssue',
  path: '/blade-bip/plus/outsource-issue',
  calls: standardCalls(),
  label: label('外协发出单', 'Outsourcing issue', 'Phiếu xuất gia công'),
  icon: 'send',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('单号', 'Number', 'Số phiếu'),
      template: 'WF-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    ...handledFields,
    transport: {
      kind: 'dict',
      label: label('运输方式', 'Transport', 'Vận chuyển'),
      dictionary: 'DC_OUTSOURCE_TRANSPORT',
      width: 110,
    },
    lines: {
      kind: 'lines',
      label: label('发出明细', 'Lines', 'Chi tiết xuất'),
      minLines: 1,
      maxLines: 500,
      fields: {
        ...worked,
        quantity: {
          kind: 'number',
          label: label('发出数量', 'Issued', 'Số lượng xuất'),
          scale: 4,
          min: '0.0001',
          required: true,
          width: 110,
        },
        unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', required: true, width: 80 },
        open: {
          kind: 'number',
          label: label('订单未发出', 'Still to issue', 'Đơn còn chưa xuất'),
          scale: 4,
          from: ['orderLineId', 'issueOpen'],
          width: 120,
        },
        lot: { kind: 'text', label: label('批号', 'Lot', 'Số lô'), max: 40, width: 110 },
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
      fields: ['no', 'supplierId', 'orgId', 'handledOn', 'handlerId', 'noteNo', 'transport', 'plate', 'driver'],
    },
    { label: label('发出明细', 'Lines', 'Chi tiết xuất'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: handledStates,
  actions: handledActions,
  menu: { group: 'outsourcing.orders', path: '/outsourcing/issue', order: 4 },
})
