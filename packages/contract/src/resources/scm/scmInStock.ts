import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { projectCost } from '../../resource/document.ts'
import {
  docActions,
  docStates,
  headFields,
  lineFields,
  lineRemark,
  linesPosting,
  receivedFields,
  sourceFields,
} from '../wms/documentFields.ts'

/** What suppliers deliver, order by order. */
export const scmInStock = defineResource({
  key: 'scmInStock',
  path: '/blade-bip/scm-in-stock',
  calls: standardCalls(),
  label: label('采购入库单', 'Purchase receipt', 'Phiếu nhập mua'),
  icon: 'package',
  display: 'no',
  fields: {
    ...headFields('CR-{yyyy}{mm}-{0000}', label('入库日期', 'Received on', 'Ngày nhập')),
    supplierId: {
      kind: 'reference',
      label: label('供应商', 'Supplier', 'Nhà cung cấp'),
      to: 'supplier',
      required: true,
      indexed: true,
      width: 220,
    },
    deliveryNoteNo: {
      kind: 'text',
      label: label('送货单号', 'Delivery note', 'Số phiếu giao'),
      max: 60,
      searchable: true,
      width: 140,
    },
    ...projectCost('material'),
    lines: {
      kind: 'lines',
      label: label('入库明细', 'Lines', 'Chi tiết nhập'),
      minLines: 1,
      maxLines: 2000,
      fields: { ...lineFields, ...receivedFields, ...sourceFields, remark: lineRemark },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
    amount: {
      kind: 'money',
      label: label('金额', 'Amount', 'Thành tiền'),
      formula: { op: 'sum', lines: 'lines', of: 'amount' },
      summed: true,
      sortable: true,
      width: 140,
    },
  },
  list: {
    columns: ['no', 'supplierId', 'docStatus', 'warehouseId', 'postedOn', 'lineCount', 'amount', 'keeperId', 'auditorId'],
    filters: ['no', 'supplierId', 'docStatus', 'warehouseId', 'postedOn', 'deliveryNoteNo', 'orgId', 'projectId'],
  },
  form: [
    {
      label: label('入库', 'Receipt', 'Nhập kho'),
      fields: [
        'no',
        'supplierId',
        'deliveryNoteNo',
        'orgId',
        'warehouseId',
        'postedOn',
        'keeperId',
        'ownerId',
        'projectId',
        'costType',
        'auditorId',
        'auditedAt',
        'rejectReason',
      ],
    },
    { label: label('入库明细', 'Lines', 'Chi tiết nhập'), fields: ['lines', 'amount'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: docStates,
  actions: docActions(
    { ...linesPosting, moves: 'in', value: 'amount', expires: 'expiresOn' },
    { audit: 'audit', reject: 'reject' },
  ),
  menu: { group: 'scm.stock', path: '/scm/inbound-order', order: 3 },
})
